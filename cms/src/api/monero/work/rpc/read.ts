import { RpcFailure } from "./rpc-failure";

/** An answer's object, of which nothing is believed before it was looked at. */
export type RpcResult = Readonly<Record<string, unknown>>;

export function readObject(value: unknown): RpcResult {
  if (!isObject(value)) throw new RpcFailure("unexpected");
  return value;
}

/** Wallet and node leave empty lists out. */
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

/** One that may be too long for a number: it then is a text of digits (see `parseExactJson`). */
export function readBigInt(value: unknown): bigint {
  if (typeof value === "string" && /^\d+$/.test(value)) return BigInt(value);
  return BigInt(readWholeNumber(value));
}

function isObject(value: unknown): value is RpcResult {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
