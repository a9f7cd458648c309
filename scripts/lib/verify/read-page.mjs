// Finds everything that a page can make a browser run. The reader is strict rather than clever: where it cannot tell, it complains.
import { createHash } from "node:crypto";

/** Comments, and tags with their attributes. */
const TAG = /<!--[^]*?-->|<(?<name>[a-z][^\s/>]*)(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /(?<name>[^\s"'>/=]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/g;

/** Types of scripts that are data; a browser does not run them. */
const DATA_TYPES = ["application/json", "application/ld+json"];
/** Elements that our pages never have and that can run code or move addresses. */
const UNWANTED = ["base", "object", "embed", "applet", "portal", "fencedframe"];
const ADDRESS_ATTRIBUTES = ["href", "src", "action", "formaction", "data", "srcdoc", "xlink:href"];
const ASSET = /\/assets\/[\w.-]+\.\w+/g;

/**
 * @typedef {object} Known what the manifest lists
 * @property {ReadonlySet<string>} files
 * @property {ReadonlySet<string>} inlineScripts
 */

/**
 * @param {string} html
 * @param {Known} known
 * @returns {string[]} everything in the page that the manifest does not cover
 */
export function findForeignCode(html, known) {
  /** @type {string[]} */
  const findings = [];
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    if (!match.groups?.name) continue;
    const name = match.groups.name.toLowerCase();
    const attributes = attributesOf(match.groups.attributes ?? "");
    findings.push(...findInTag(name, attributes, known));
    if (name !== "script") continue;
    const end = html.slice(TAG.lastIndex).search(/<\/script/i);
    const code = html.slice(TAG.lastIndex, end === -1 ? undefined : TAG.lastIndex + end);
    TAG.lastIndex += code.length;
    findings.push(...findInScript(code, attributes, known));
  }
  for (const asset of new Set(html.match(ASSET)))
    if (!known.files.has(asset)) findings.push(`names the file ${asset}, which the manifest does not list`);
  return findings;
}

/**
 * @param {string} name
 * @param {Map<string, string>} attributes
 * @param {Known} known
 */
function findInTag(name, attributes, known) {
  const findings = UNWANTED.includes(name) ? [`has an element <${name}>`] : [];
  for (const [attribute, value] of attributes) {
    if (attribute.startsWith("on")) findings.push(`has code in an attribute (${attribute} of <${name}>)`);
    if (!ADDRESS_ATTRIBUTES.includes(attribute)) continue;
    if (/^[\s\0-\x20]*(?:javascript|data|vbscript):/i.test(value) || attribute === "srcdoc")
      findings.push(`has code in an address (${attribute} of <${name}>)`);
  }
  const stylesheet = name === "link" && /\b(?:stylesheet|modulepreload)\b/i.test(attributes.get("rel") ?? "");
  const address = attributes.get("href") ?? "";
  if (stylesheet && !known.files.has(address)) findings.push(`loads ${address}, which the manifest does not list`);
  if (name === "style") findings.push("has a style of its own");
  return findings;
}

/**
 * @param {string} code
 * @param {Map<string, string>} attributes
 * @param {Known} known
 */
function findInScript(code, attributes, known) {
  const source = attributes.get("src");
  if (source !== undefined)
    return known.files.has(source) ? [] : [`loads the script ${source}, which the manifest does not list`];
  if (DATA_TYPES.includes(attributes.get("type")?.toLowerCase() ?? "")) return [];
  const hash = `sha256-${createHash("sha256").update(code).digest("base64")}`;
  return known.inlineScripts.has(hash) ? [] : [`has an inline script of another hash: ${code.slice(0, 60)}`];
}

/**
 * @param {string} text
 * @returns {Map<string, string>} by lower-case name; browsers use the first of two
 */
function attributesOf(text) {
  /** @type {Map<string, string>} */
  const attributes = new Map();
  for (const { groups } of text.matchAll(ATTRIBUTE)) {
    const name = groups?.name?.toLowerCase() ?? "";
    const value = groups?.double ?? groups?.single ?? groups?.bare ?? "";
    if (!attributes.has(name)) attributes.set(name, decode(value));
  }
  return attributes;
}

/** @param {string} value */
function decode(value) {
  return value
    .replaceAll(/&#x([0-9a-f]+);?/gi, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);?/g, (_all, code) => String.fromCodePoint(Number(code)))
    .replaceAll("&amp;", "&")
    .replaceAll(/&(?:Tab|NewLine|colon);/g, (name) => (name === "&colon;" ? ":" : " "));
}

/**
 * @param {string} html
 * @returns {string[]} paths of pages that it links to
 */
export function linkedPaths(html) {
  const paths = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map(([, path = ""]) => path);
  return [...new Set(paths)].filter((path) => !path.startsWith("//") && !/\.\w+$/.test(path));
}

/**
 * @param {string | undefined} policy
 * @param {Known} known
 * @returns {string[]} what a content security policy allows beyond the manifest
 */
export function findInPolicy(policy, known) {
  if (!policy) return ["is sent without a content security policy"];
  const rules = new Map(
    policy.split(";").map((rule) => [rule.trim().split(/\s+/)[0] ?? "", rule.trim().split(/\s+/).slice(1)]),
  );
  const sources = rules.get("script-src") ?? rules.get("default-src") ?? ["*"];
  const isAllowed = (/** @type {string} */ source) =>
    source === "'self'" || source === "'none'" || known.inlineScripts.has(source.slice(1, -1));
  const findings = sources.filter((source) => !isAllowed(source)).map((source) => `allows scripts of ${source}`);
  if (!rules.get("base-uri")?.includes("'none'")) findings.push("allows another base address");
  return findings;
}
