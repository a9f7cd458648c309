import { hostileJson, hostileText } from "./hostile-values.mjs";
import { malformedRequest } from "./malformed.mjs";
import { encodeForm, encodeMultipart, encodeText, fillIn } from "./typing.mjs";

/** @typedef {import("./chance.mjs").Chance} Chance */
/** @typedef {import("./targets.mjs").Targets} Targets */
/** @typedef {import("./typing.mjs").Entries} Entries */
/** @typedef {import("./typing.mjs").Person} Person */
/** @typedef {import("./forms.mjs").PageForm} PageForm */
/** @typedef {import("./visitor.mjs").Asked} Asked */
/** @typedef {{ chance: Chance, person: Person, targets: Targets }} Given */

const TYPES = [
  "text/plain",
  "application/json",
  "application/x-www-form-urlencoded; charset=utf-16",
  "image/svg+xml",
  "",
];
const OPERATORS = [
  "$eq",
  "$ne",
  "$in",
  "$null",
  "$contains",
  "$startsWith",
  "$between",
  "$or",
  "$not",
  "$jsonSupersetOf",
];
const FILES = [
  { filename: "notes.txt", type: "text/plain", bytes: Buffer.from("only some words") },
  { filename: "../../evil.html", type: "text/html", bytes: Buffer.from("<wrenx>") },
  { filename: "picture.png", type: "image/png", bytes: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") },
  { filename: "", type: "application/pdf", bytes: Buffer.alloc(0) },
  { filename: "a".repeat(3_000), type: "image/webp", bytes: Buffer.alloc(300_000, 1) },
  { filename: "null\0.pdf", type: "\0", bytes: Buffer.from("%PDF-1.7\n%%EOF") },
];

/**
 * The form's own button comes first; after it those of the language menu, which belong to every form.
 * @param {PageForm} form
 * @param {Given["chance"]} chance
 */
function pressButton({ buttons }, chance) {
  return buttons.length > 0 && chance.happens(0.5) ? chance.oneOf(buttons) : (buttons[0] ?? null);
}

/**
 * A form of a page, filled in by its visitor.
 * @param {PageForm} form
 * @param {Given} given
 * @returns {Asked}
 */
export function honestForm(form, { chance, person }) {
  const button = pressButton(form, chance);
  const entries = fillIn(form, person, { choose: chance.oneOf });
  if (button?.name) entries.push([button.name, button.value]);
  return asAsked(
    form,
    button?.action || form.action,
    form.isMultipart ? encodeMultipart(entries, []) : encodeForm(entries),
  );
}

/**
 * The same form with fields that are missing, doubled, renamed or hold hostile texts, and sometimes in another encoding.
 * @param {PageForm} form
 * @param {Given} given
 * @returns {Asked}
 */
export function bentForm(form, given) {
  const { chance, person } = given;
  const button = pressButton(form, chance);
  const entries = fillIn(form, person, { choose: chance.oneOf });
  if (button?.name) entries.push([button.name, button.value]);
  for (let times = 1 + chance.below(3); times > 0; times--) bend(entries, given);
  const files = form.isMultipart || chance.happens(0.1) ? hostileFiles(form, given) : [];
  const isMultipart = form.isMultipart !== chance.happens(0.1);
  const encoded = isMultipart ? encodeMultipart(entries, files) : encodeForm(entries);
  const asked = asAsked(form, button?.action || form.action, encoded);
  const headers = {
    ...asked.headers,
    ...hostileHeaders(given),
    ...(chance.happens(0.05) && { "Content-Type": chance.oneOf(TYPES) }),
  };
  return { ...asked, headers };
}

/**
 * @param {PageForm} form
 * @param {string} action
 * @param {{ headers: Record<string, string>, body: Buffer }} encoded
 * @returns {Asked}
 */
function asAsked({ method }, action, { headers, body }) {
  if (method !== "GET") return { method, path: action, headers, body };
  return { path: `${action.split("?")[0]}?${body.toString()}` };
}

/**
 * @param {Entries} entries
 * @param {Given} given
 */
function bend(entries, { chance, person, targets }) {
  const at = chance.below(Math.max(1, entries.length));
  const [name, value] = entries[at] ?? ["text", ""];
  const text = hostileText(chance, person.marker);
  const how = chance.below(10);
  if (how < 6) entries[at] = [name, text];
  else if (how === 6) entries.splice(at, 1);
  else if (how === 7) entries.push([name, text]);
  else if (how === 8) entries[at] = [chance.oneOf([`${name}[]`, `${name}[a]`, `${name}.0`, "__proto__", text]), value];
  else entries.push([chance.oneOf(targets.names), text]);
}

/**
 * @param {PageForm} form
 * @param {Given} given
 */
function hostileFiles(form, { chance }) {
  const name = form.fields.find(({ kind }) => kind === "file")?.name ?? "files";
  return Array.from({ length: chance.below(4) }, () => ({ name, ...chance.oneOf(FILES) }));
}

/**
 * An address of the site with hostile parts and a hostile query.
 * @param {string[]} known addresses that the visitor has seen
 * @param {Given} given
 * @returns {Asked}
 */
export function hostileAddress(known, given) {
  const { chance, targets } = given;
  const how = chance.below(10);
  if (how < 2) return { path: islandAddress(given), headers: hostileHeaders(given) };
  const pattern = chance.oneOf(how < 5 ? targets.routes : how < 7 || known.length === 0 ? targets.doors : known);
  const [path = "/"] = fillPattern(pattern, given).split("?");
  const ending = chance.oneOf(["", "", "", ".data", "/_payload.json", "/", "/events", "%00", ".png"]);
  const method = chance.oneOf(["GET", "GET", "GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"]);
  return { method, path: `${path}${ending}${hostileQuery(given)}`, headers: hostileHeaders(given) };
}

/**
 * A post to any address, whether or not a form leads there.
 * @param {Given} given
 * @returns {Asked}
 */
export function hostilePost(given) {
  const { chance, person, targets } = given;
  const path = fillPattern(chance.oneOf(chance.happens(0.6) ? targets.actions : targets.doors), given);
  /** @type {Entries} */
  const entries = Array.from({ length: chance.below(6) }, () => [
    chance.oneOf(targets.names),
    hostileText(chance, person.marker),
  ]);
  const isJson = path.startsWith("/webhooks") || chance.happens(0.2);
  const encoded = isJson
    ? hostileBody(given)
    : chance.happens(0.2)
      ? encodeMultipart(
          entries,
          FILES.map((file) => ({ name: "files", ...file })),
        )
      : encodeForm(entries);
  return { method: "POST", path, body: encoded.body, headers: { ...encoded.headers, ...hostileHeaders(given) } };
}

/**
 * A call of the cms's API, past web.
 * @param {Given & { bearer: string | null, visitorKey: string }} given
 * @returns {Asked}
 */
export function hostileCall(given) {
  const { chance, targets, bearer, visitorKey } = given;
  const { method, path } = chance.oneOf(targets.calls);
  const encoded = method === "GET" ? null : hostileBody(given);
  const query = chance.happens(method === "GET" ? 0.8 : 0.1) ? contentQuery(given) : "";
  return {
    method,
    path: fillPattern(path, given) + query,
    headers: {
      Accept: "application/json",
      "X-Visitor-Key": visitorKey,
      ...(bearer && chance.happens(0.5) && { Authorization: `Bearer ${bearer}` }),
      ...encoded?.headers,
    },
    body: encoded?.body,
  };
}

/**
 * @param {string} head lines of an honest request
 * @param {Given} given
 */
export function brokenRequest(head, given) {
  const { chance, person, targets } = given;
  const path = fillPattern(chance.oneOf([...targets.routes, ...targets.doors]), given);
  return { path, raw: malformedRequest(chance, { path, head, junk: hostileText(chance, person.marker) }) };
}

/** @param {Given} given */
function hostileBody({ chance, person, targets }) {
  const fields = Array.from({ length: chance.below(8) }, () => [
    chance.oneOf(targets.names),
    hostileJson(chance, person.marker),
  ]);
  const json = chance.happens(0.8) ? Object.fromEntries(fields) : hostileJson(chance, person.marker);
  const text = chance.happens(0.9) ? JSON.stringify(json) : hostileText(chance, person.marker);
  const type = chance.happens(0.9) ? "application/json" : chance.oneOf(TYPES);
  return { headers: { "Content-Type": type }, body: Buffer.from(text ?? "") };
}

/** @param {Given} given */
function islandAddress({ chance, person, targets }) {
  const props = chance.happens(0.5) ? { slug: hostileText(chance, person.marker) } : hostileJson(chance, person.marker);
  const context = chance.happens(0.7)
    ? { locale: chance.oneOf(["en", "de", "__proto__"]) }
    : hostileJson(chance, person.marker);
  const query = [props, context].map((json) => encodeURIComponent((JSON.stringify(json) ?? "").slice(0, 3_000)));
  return `/__island/${chance.oneOf(targets.islands)}.json?props=${query[0]}&context=${query[1]}`;
}

/**
 * @param {string} pattern
 * @param {Given} given
 */
function fillPattern(pattern, { chance, person }) {
  const part = () => {
    const text = chance.happens(0.3)
      ? chance.oneOf(["1", "wren-one", "subscription-renewal", "first-steps"])
      : hostileText(chance, person.marker);
    return encodePart(chance, text.slice(0, 2_000));
  };
  const filled = pattern.replace(/:\w+|\*/g, part);
  return filled.startsWith("/") ? filled.replaceAll(" ", "%20") : `/${filled}`;
}

/** @param {Given} given */
function hostileQuery({ chance, person, targets }) {
  const parts = Array.from({ length: chance.below(4) }, () => {
    const text = hostileText(chance, person.marker).slice(0, 4_000);
    return `${encodePart(chance, chance.oneOf(targets.names))}=${encodePart(chance, text)}`;
  });
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** @param {Given} given */
function contentQuery({ chance, person, targets }) {
  const name = () =>
    encodeURIComponent(chance.oneOf([...targets.names, "id", "documentId", "createdBy", "password", "localizations"]));
  const text = () => encodePart(chance, hostileText(chance, person.marker).slice(0, 2_000));
  const parts = [
    () => `filters[${name()}][${chance.oneOf(OPERATORS)}]=${text()}`,
    () => `filters[$or][0][${name()}][${name()}][$eq]=${text()}`,
    () => `filters[${name()}]=${text()}`,
    () => `populate[${name()}][filters][${name()}]=${text()}`,
    () => `populate=${chance.oneOf(["*", "deep", name(), text()])}`,
    () => `sort=${name()}:${chance.oneOf(["asc", "desc", text()])}`,
    () => `fields[0]=${name()}`,
    () => `pagination[${chance.oneOf(["page", "pageSize", "start", "limit", "withCount"])}]=${text()}`,
    () => `locale=${text()}`,
    () => `status=${chance.oneOf(["draft", "published", text()])}`,
    () => `_q=${text()}`,
  ];
  return `?${Array.from({ length: 1 + chance.below(3) }, () => chance.oneOf(parts)()).join("&")}`;
}

/**
 * @param {Given} given
 * @returns {Record<string, string>}
 */
function hostileHeaders({ chance, person }) {
  if (!chance.happens(0.25)) return {};
  const text = encodeText(hostileText(chance, person.marker)).slice(0, 3_000);
  const name = chance.oneOf([
    ...["Accept-Language", "Accept", "Range", "If-None-Match", "If-Modified-Since", "If-Range", "Referer", "Origin"],
    ...["Sec-Fetch-Site", "Content-Encoding", "X-HTTP-Method-Override", "X-Forwarded-Host", "Cookie", "User-Agent"],
  ]);
  const known = {
    Range: ["bytes=0-0,5-9", "bytes=-1", "bytes=9-1", "bytes=0-99999999999999999999"],
    Accept: ["application/json", "*/*;q=0", "text/event-stream"],
    Cookie: ["wren-session", "wren-cart", "wren-order", "wren-currency", "wren-locale", "wren-flash"].map(
      (own) => `${own}=${text}`,
    ),
  }[name];
  return { [name]: known && chance.happens(0.7) ? chance.oneOf(known) : text };
}

/**
 * @param {Chance} chance
 * @param {string} text
 */
function encodePart(chance, text) {
  const encoded = encodeText(text);
  return chance.happens(0.1) ? encoded.replaceAll("%2F", "/").replaceAll("%25", "%") : encoded;
}
