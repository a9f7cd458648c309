/** Douglas Crockford's base 32: no I, L, O or U, so that nothing can be misread or spells a bad word. */
export const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const BITS_PER_CHARACTER = 5;

/** One character from the low five bits of each byte, which keeps random bytes evenly distributed. */
export function crockfordOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => CROCKFORD[byte % 2 ** BITS_PER_CHARACTER] ?? "").join("");
}

/** Normal form of a typed code: any case, with spaces and hyphens, O for 0, I and L for 1. */
export function normalizeCrockford(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\p{Dash}]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}
