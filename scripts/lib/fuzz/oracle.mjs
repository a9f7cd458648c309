/** @typedef {import("./wire.mjs").Answer} Answer */
/** @typedef {{ raw: Buffer, isMalformed?: boolean, path: string, kind: string }} Sent */

const MARKER = /zqm([0-9a-z]{6})qz/gi;
const STACK = /\n\s+at .{1,300}:\d+:\d+|node_modules\/|\bSQLITE_[A-Z]+|\bsyntax error at or near|\bERR_[A-Z_]{4,}/;
const MARKUP_TYPE = /^(?:text\/html|image\/svg\+xml|application\/xhtml\+xml|text\/xml)/i;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;

/**
 * Text that no page holds by itself: each visitor types one of their own, and nobody else may ever see it.
 * @param {number} visitor
 */
export function markerOf(visitor) {
  return `zqm${visitor.toString(36).padStart(6, "0")}qz`;
}

/**
 * Judges an answer of the site.
 * @param {Sent} sent
 * @param {Answer} answer
 * @param {{ marker: string, origins: string[] }} visitor origins: where redirects may lead
 * @returns {string | null} the finding
 */
export function judge(sent, answer, { marker, origins }) {
  if (answer.isTimedOut) return "no answer in time";
  if (answer.status === null) return sent.isMalformed ? null : "the connection ended without an answer";
  const findings = [
    isUnmeantFailure(answer) && `status ${answer.status}`,
    STACK.test(answer.body) && "a stack or an inner error in the answer",
    foreignMarker(answer, marker) && `the marker of another visitor: ${foreignMarker(answer, marker)}`,
    reflectsMarkup(answer) && "typed markup stands in the page as markup",
    answer.headers.has("x-wren-injected") && "a typed header stands in the answer's head",
    leadsAway(answer, origins) && `a redirect to another site: ${answer.headers.get("location")?.join()}`,
  ];
  return findings.find((finding) => finding !== false && finding !== "") || null;
}

/** True when a limit, or a pause that is meant, answered. @param {Answer} answer */
export function isRefusedByLimit({ status, headers }) {
  return (status === 429 || status === 503) && headers.has("retry-after");
}

/** @param {Answer} answer */
function isUnmeantFailure(answer) {
  return answer.status !== null && answer.status >= 500 && !isRefusedByLimit(answer);
}

/**
 * @param {Answer} answer
 * @param {string} own
 */
function foreignMarker({ head, body }, own) {
  for (const [found] of `${head}\n${body}`.matchAll(MARKER)) if (found.toLowerCase() !== own) return found;
  return "";
}

/** @param {Answer} answer */
function reflectsMarkup({ headers, body }) {
  if (!MARKUP_TYPE.test(headers.get("content-type")?.[0] ?? "")) return false;
  // Scripts hold typed texts as data, in which quotes are harmless and "<" is not.
  return /<wrenx/i.test(body) || /["'] onwrenx=/i.test(body.replaceAll(SCRIPT, ""));
}

/**
 * @param {Answer} answer
 * @param {string[]} origins
 */
function leadsAway({ headers }, origins) {
  const [home = ""] = origins;
  return (headers.get("location") ?? []).some(
    (address) => !URL.canParse(address, home) || !origins.includes(new URL(address, home).origin),
  );
}
