import { crockfordOf, normalizeCrockford } from "./crockford.js";

const PREFIX = "W";
const GROUP_LENGTH = 4;

/** How many random bytes an order number is made of. */
export const ORDER_NUMBER_BYTES = 2 * GROUP_LENGTH;

/** `W-7K3M-Q9XD`: readable on the phone, and not in sequence, so that it does not tell how much we sell. */
export function orderNumberOf(randomBytes: Uint8Array): string {
  if (randomBytes.length !== ORDER_NUMBER_BYTES) throw new RangeError("An order number needs eight random bytes");
  return inGroups(crockfordOf(randomBytes));
}

/** @returns the number as it is stored, or null when the text cannot be one */
export function parseOrderNumber(text: string): string | null {
  const [, characters = null] = /^W?([0-9A-HJKMNP-TV-Z]{8})$/.exec(normalizeCrockford(text)) ?? [];
  return characters && inGroups(characters);
}

function inGroups(characters: string): string {
  return `${PREFIX}-${characters.slice(0, GROUP_LENGTH)}-${characters.slice(GROUP_LENGTH)}`;
}
