/** Inclusive at both ends, as in the header and in Node's streams. */
export type ByteRange = { start: number; end: number };

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Range requested by `Range` from a body of this size (RFC 9110, 14.2). Null means all of it: no header, one that is
 * not understood, or several ranges at once, which a server may answer in full.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = ONE_RANGE.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") return lastBytes(Number(last), size);
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - count), end: size - 1 };
}
