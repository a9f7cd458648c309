/** Normal form of a pasted transaction id; the network ignores case, our comparison does not. */
export function parseTxid(text: string): string | null {
  const txid = text.trim().toLowerCase();
  return /^[0-9a-f]{64}$/.test(txid) ? txid : null;
}

/** One per output; no transaction has more than sixteen besides the main one. */
const MAX_KEYS = 17;
/** Order of the group of Monero's keys. */
const GROUP_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/**
 * Checks a transaction's key completely: a wallet given a number outside of the group crashes with an assertion (seen
 * with 0.18), and buyers can enter any number.
 * @returns null when it is not a valid key
 */
export function parseTxKey(text: string): string | null {
  const key = text.trim().toLowerCase();
  const isHex = /^(?:[0-9a-f]{64})+$/.test(key) && key.length <= 64 * MAX_KEYS;
  return isHex && (key.match(/.{64}/g) ?? []).every(isScalar) ? key : null;
}

/** Little-endian. */
function isScalar(hex: string): boolean {
  const value = BigInt(`0x${(hex.match(/../g) ?? []).reverse().join("")}`);
  return value > 0n && value < GROUP_ORDER;
}
