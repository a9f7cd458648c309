import { RpcFailure } from "./rpc-failure";

/** Untrusted object of an answer. */
export type RpcResult = Readonly<Record<string, unknown>>;

export function readObject(value: unknown): RpcResult {
  if (!isObject(value)) throw new RpcFailure("unexpected");
  return value;
}

/** Wallet and node omit empty lists. */
export function readList(value: unknown): RpcResult[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new RpcFailure("unexpected");
  return value.map(readObject);
}

export function readText(value: unknown): string {
  if (typeof value !== "string") throw new RpcFailure("unexpected");
  return value;
}

export function readWholeNumber(value: unknown): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0) throw new RpcFailure("unexpected");
  return value;
}

/** Reads an integer, or its digits as a string when it is too long for a number (see `parseExactJson`). */
export function readBigInt(value: unknown): bigint {
  if (typeof value === "string" && /^\d+$/.test(value)) return BigInt(value);
  return BigInt(readWholeNumber(value));
}

function isObject(value: unknown): value is RpcResult {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
