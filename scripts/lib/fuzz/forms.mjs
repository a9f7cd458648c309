/**
 * @typedef {{ name: string, kind: string, value: string, options: string[], autocomplete: string }} Field
 * @typedef {{ action: string, method: string, isMultipart: boolean, fields: Field[], buttons: Button[] }} PageForm
 * @typedef {{ name: string, value: string, action: string }} Button without a name, it sends only the form
 */

const CONTROL =
  /<(input|button)\b([^>]*)>|<(textarea)\b([^>]*)>([\s\S]*?)<\/textarea>|<(select)\b([^>]*)>([\s\S]*?)<\/select>/g;

/**
 * Forms of a page as our server writes them, with the controls elsewhere that belong to them by their `form` attribute.
 * @param {string} html
 * @param {string} path address of the page, for forms without an action
 * @returns {PageForm[]}
 */
export function formsOf(html, path) {
  const forms = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, tag = "", inner = ""]) => ({
    id: attribute(tag, "id"),
    form: {
      action: attribute(tag, "action") ?? path,
      method: (attribute(tag, "method") ?? "get").toUpperCase(),
      isMultipart: attribute(tag, "encType") === "multipart/form-data",
      ...controlsOf(inner, (owner) => owner === null),
    },
  }));
  for (const { id, form } of forms) {
    if (id === null) continue;
    const { fields, buttons } = controlsOf(html, (owner) => owner === id);
    form.fields.push(...fields);
    form.buttons.push(...buttons);
  }
  return forms.map(({ form }) => form);
}

/**
 * Addresses of this site that a page names in links, pictures, forms and scripts.
 * @param {string} html
 * @returns {string[]}
 */
export function addressesIn(html) {
  const found = [...html.matchAll(/\b(?:href|src|action|formAction)="(\/[^"]*)"/g)].map(([, address = ""]) =>
    decode(address),
  );
  return [...new Set(found)];
}

/**
 * @param {string} html
 * @param {(owner: string | null) => boolean} isOurs
 */
function controlsOf(html, isOurs) {
  /** @type {Field[]} */
  const fields = [];
  /** @type {PageForm["buttons"]} */
  const buttons = [];
  for (const [, simple, simpleTag, area, areaTag, text = "", , selectTag, inner = ""] of html.matchAll(CONTROL)) {
    const tag = simpleTag ?? areaTag ?? selectTag ?? "";
    const name = attribute(tag, "name");
    const value = attribute(tag, "value") ?? "";
    if (!isOurs(attribute(tag, "form"))) continue;
    if (simple === "button") {
      if (attribute(tag, "type") !== "button")
        buttons.push({ name: name ?? "", value, action: attribute(tag, "formAction") ?? "" });
      continue;
    }
    if (name === null) continue;
    const kind = area ?? (simple ? (attribute(tag, "type") ?? "text") : "select");
    const autocomplete = attribute(tag, "autoComplete") ?? "";
    const options = simple
      ? [value]
      : [...inner.matchAll(/<option\b[^>]*?value="([^"]*)"/g)].map(([, own = ""]) => own);
    const same = kind === "radio" ? fields.find((field) => field.name === name) : undefined;
    if (same) same.options.push(value);
    else fields.push({ name, kind, autocomplete, options, value: area ? decode(text) : value });
  }
  return { fields, buttons };
}

/**
 * @param {string} tag
 * @param {string} name
 */
function attribute(tag, name) {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return found === undefined ? null : decode(found);
}

/** @param {string} text */
function decode(text) {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
