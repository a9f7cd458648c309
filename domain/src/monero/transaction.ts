/** A transaction's name, however it was pasted; the network does not mind the case, our comparison would. */
export function parseTxid(text: string): string | null {
  const txid = text.trim().toLowerCase();
  return /^[0-9a-f]{64}$/.test(txid) ? txid : null;
}

/** One per output, and no transaction has more than sixteen beside the main one. */
const MAX_KEYS = 17;
/** The order of the group that Monero's keys live in. */
const GROUP_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

/**
 * A transaction's key, checked to the last bit: a wallet that is handed a number outside of the group ends with an
 * assertion (measured with 0.18), and the buyer hands it in.
 * @returns null when it is none
 */
export function parseTxKey(text: string): string | null {
  const key = text.trim().toLowerCase();
  const isHex = /^(?:[0-9a-f]{64})+$/.test(key) && key.length <= 64 * MAX_KEYS;
  return isHex && (key.match(/.{64}/g) ?? []).every(isScalar) ? key : null;
}

/** Written with the least byte first. */
function isScalar(hex: string): boolean {
  const value = BigInt(`0x${(hex.match(/../g) ?? []).reverse().join("")}`);
  return value > 0n && value < GROUP_ORDER;
}
