const DIGITS = 12;

/**
 * @param {string} xmr "0.25"
 * @returns {bigint} in piconero
 */
export function toPiconero(xmr) {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d{1,12}))?$/.exec(xmr) ?? [];
  if (whole === undefined) throw new RangeError(`Not a sum of Monero: ${xmr}`);
  return BigInt(whole + fraction.padEnd(DIGITS, "0"));
}
