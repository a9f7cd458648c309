import { parseReference, REFERENCE_BYTES, referenceOf } from "./reference-number.js";

const PREFIX = "W";

export const ORDER_NUMBER_BYTES = REFERENCE_BYTES;

/** `W-7K3M-Q9XD`. */
export function orderNumberOf(randomBytes: Uint8Array): string {
  return referenceOf(PREFIX, randomBytes);
}

/** @returns the number as it is stored, or null when the text cannot be one */
export function parseOrderNumber(text: string): string | null {
  return parseReference(PREFIX, text);
}
