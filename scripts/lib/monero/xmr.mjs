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

/** @param {bigint} piconero @returns {string} "0.250000000000" */
export function toXmr(piconero) {
  const digits = String(piconero).padStart(DIGITS + 1, "0");
  return `${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`;
}
