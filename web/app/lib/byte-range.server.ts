export type ByteRange = { start: number; end: number };

/** The one range that was asked for, both ends included; null when all of it is wanted or the header makes no sense. */
export function byteRange(header: string | null, length: number): ByteRange | null {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined) return null;
  const start = Number(first);
  const end = last ? Math.min(Number(last), length - 1) : length - 1;
  return start <= end ? { start, end } : null;
}
