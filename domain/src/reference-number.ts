import { crockfordOf, normalizeCrockford } from "./crockford.js";

const GROUP_LENGTH = 4;

/** Random bytes of a reference. */
export const REFERENCE_BYTES = 2 * GROUP_LENGTH;

/** `W-7K3M-Q9XD`: easy to read out on the phone, and random, so that it does not tell how many there are. */
export function referenceOf(prefix: string, randomBytes: Uint8Array): string {
  if (randomBytes.length !== REFERENCE_BYTES) throw new RangeError("A reference needs eight random bytes");
  return inGroups(prefix, crockfordOf(randomBytes));
}

/** @returns the reference as it is stored, or null when the text cannot be one */
export function parseReference(prefix: string, text: string): string | null {
  const pattern = new RegExp(`^${prefix}?([0-9A-HJKMNP-TV-Z]{8})$`);
  const [, characters = null] = pattern.exec(normalizeCrockford(text)) ?? [];
  return characters && inGroups(prefix, characters);
}

function inGroups(prefix: string, characters: string): string {
  return `${prefix}-${characters.slice(0, GROUP_LENGTH)}-${characters.slice(GROUP_LENGTH)}`;
}
