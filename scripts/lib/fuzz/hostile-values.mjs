/** @typedef {import("./chance.mjs").Chance} Chance */

/** Texts that break programs, each with the visitor's marker where the text may be shown again. */
const TEXTS = [
  () => "",
  () => " ",
  () => "\0",
  (/** @type {string} */ m) => `${m}\0${m}`,
  (/** @type {string} */ m) => `${m}<wrenx>`,
  (/** @type {string} */ m) => `"><wrenx>${m}`,
  (/** @type {string} */ m) => `${m}" onwrenx="1`,
  (/** @type {string} */ m) => `${m}' onwrenx='1`,
  (/** @type {string} */ m) => `</script><wrenx>${m}`,
  (/** @type {string} */ m) => `</textarea></title><wrenx>${m}`,
  (/** @type {string} */ m) => `<!--<wrenx>${m}`,
  (/** @type {string} */ m) => `<svg/onload=1><wrenx>${m}`,
  (/** @type {string} */ m) => `${m}\r\nX-Wren-Injected: 1\r\n\r\n<wrenx>`,
  (/** @type {string} */ m) => `${m}\nBcc: ${m}@example.org`,
  (/** @type {string} */ m) => `{{${m}}}{7*7}\${7*7}<%= 7*7 %>`,
  (/** @type {string} */ m) => `${m}' OR '1'='1`,
  (/** @type {string} */ m) => `${m}"; drop table orders; --`,
  (/** @type {string} */ m) => `${m}%' escape '\\`,
  () => "__proto__",
  () => "constructor",
  () => "toString",
  () => "hasOwnProperty",
  () => "[object Object]",
  () => "null",
  () => "undefined",
  () => "true",
  () => "NaN",
  () => "-1",
  () => "0",
  () => "1e309",
  () => "-0.000001",
  () => "9007199254740993",
  () => "9".repeat(400),
  () => "0x10",
  () => "１２",
  () => "2026-02-30",
  () => "+275760-09-13T00:00:00.001Z",
  () => "../../../../etc/passwd",
  () => "..%2f..%2f..%5c",
  () => "//evil.example/x",
  () => "/\\evil.example",
  () => "/%09/evil.example",
  () => "https://evil.example/",
  () => "http:evil.example",
  () => "javascript:alert(1)",
  () => "data:text/html,<wrenx>",
  () => "\u202e\u200b\ufeff\u0000\u2028\u2029",
  () => "\ud83d\ude00".repeat(100),
  () => "\ud800",
  () => "e\u0301".repeat(200),
  () => "ﷺ".repeat(300),
  () => "İıſK",
  (/** @type {string} */ m) => `${m} `.repeat(30),
  (/** @type {string} */ m) => m.repeat(500),
  () => "a".repeat(70_000),
  () => "(".repeat(3_000),
  () => "a".repeat(60) + "!".repeat(60),
  () => "%",
  () => "%00",
  () => "%ff%fe",
  () => '{"$gt":""}',
  () => '{"__proto__":{"isAdmin":true}}',
  () => "[".repeat(4_000),
  () => `[${'"a",'.repeat(300)}"a"]`,
  () => "eyJhbGciOiJub25lIn0.eyJpZCI6MX0.",
  (/** @type {string} */ m) => `"${m}"@[127.0.0.1]`,
  (/** @type {string} */ m) => `${m}@example.org,b@example.org`,
  (/** @type {string} */ m) => `${m}@münchen.example`,
];

/**
 * @param {Chance} chance
 * @param {string} marker
 */
export function hostileText(chance, marker) {
  return chance.oneOf(TEXTS)(marker);
}

/**
 * A value of JSON that is not what a program expects.
 * @param {Chance} chance
 * @param {string} marker
 * @param {number} [depth]
 * @returns {unknown}
 */
export function hostileJson(chance, marker, depth = 0) {
  const kind = chance.below(depth > 3 ? 5 : 8);
  if (kind === 0) return null;
  if (kind === 1) return chance.oneOf([true, false]);
  if (kind === 2) return chance.oneOf([-1, 0, 1.5, 1e308, 2 ** 53, -0]);
  if (kind <= 4) return hostileText(chance, marker);
  if (kind === 5) return Array.from({ length: chance.below(4) }, () => hostileJson(chance, marker, depth + 1));
  if (kind === 6) return Array.from({ length: 2_000 }, () => 1);
  const names = ["id", "constructor", "$ne", "length", "toString", "then", "0", hostileText(chance, marker)];
  return Object.fromEntries(names.slice(chance.below(7)).map((name) => [name, hostileJson(chance, marker, depth + 1)]));
}
