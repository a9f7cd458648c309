import { randomBytes } from "node:crypto";

/** @typedef {import("./forms.mjs").PageForm} PageForm */
/** @typedef {import("./forms.mjs").Field} Field */
/** @typedef {[name: string, value: string][]} Entries */
/** @typedef {{ marker: string, email: string, identifiers: string[], solveCaptcha: (id: string) => string }} Person */

export const PASSWORD = "seven quiet birds";

/** Texts for fields that are recognised by their autocomplete token or their name. */
const KNOWN = [
  { field: /postal-code|zip/i, value: "3011" },
  { field: /password/i, value: PASSWORD },
  { field: /homepage/i, value: "" },
];

/**
 * Fills in a form as its visitor would, with the marker wherever any text will do.
 * @param {PageForm} form
 * @param {Person} person
 * @param {{ choose?: <Item>(items: readonly Item[]) => Item }} [how] the first of each choice unless told
 * @returns {Entries}
 */
export function fillIn(form, person, { choose = (items) => /** @type {any} */ (items[0]) } = {}) {
  return form.fields
    .filter(({ kind }) => kind !== "file")
    .map((field) => [field.name, valueFor(field, { person, form, choose })]);
}

/**
 * @param {Field} field
 * @param {{ person: Person, form: PageForm, choose: <Item>(items: readonly Item[]) => Item }} context
 * @returns {string}
 */
function valueFor(field, { person, form, choose }) {
  const { kind, name, value, options, autocomplete } = field;
  if (kind === "hidden") return value;
  if (kind === "checkbox") return value || "on";
  const offered = options.filter((option) => option !== "");
  if ((kind === "radio" || kind === "select") && offered.length > 0)
    return offered.includes("CH") ? "CH" : choose(offered);
  if (kind === "email" || autocomplete === "username") return person.email;
  if (kind === "number") return value || "1";
  if (name === "captchaText")
    return person.solveCaptcha(form.fields.find((one) => one.name === "captchaId")?.value ?? "");
  if (/identifier|supportId/.test(name)) return choose(person.identifiers);
  const known = KNOWN.find((one) => one.field.test(autocomplete) || one.field.test(name));
  return known?.value ?? (value || `${person.marker} and some words more`);
}

/** Encodes a text that may hold half a character, which `encodeURIComponent` alone refuses. @param {string} text */
export function encodeText(text) {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** @param {Entries} entries */
export function encodeForm(entries) {
  const encoded = entries.map((pair) => pair.map((text) => encodeText(text)).join("="));
  return { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: Buffer.from(encoded.join("&")) };
}

/**
 * @param {Entries} entries
 * @param {{ name: string, filename: string, type: string, bytes: Buffer }[]} files
 */
export function encodeMultipart(entries, files) {
  const boundary = `wren${randomBytes(8).toString("hex")}`;
  const parts = [
    ...entries.map(([name, value]) => ({ about: `name="${quoted(name)}"`, bytes: Buffer.from(value) })),
    ...files.map(({ name, filename, type, bytes }) => ({
      about: `name="${quoted(name)}"; filename="${quoted(filename)}"\r\nContent-Type: ${type}`,
      bytes,
    })),
  ];
  const body = parts.flatMap(({ about, bytes }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return {
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...body, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** @param {string} text */
function quoted(text) {
  return text.replace(/[\r\n"]/g, "_");
}
