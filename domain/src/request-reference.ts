import { parseReference, referenceOf } from "./reference-number.js";

const PREFIX = "R";

/** Reference of a request to support: `R-7K3M-Q9XD`. */
export function requestReferenceOf(randomBytes: Uint8Array): string {
  return referenceOf(PREFIX, randomBytes);
}

/** @returns the reference as it is stored, or null when the text cannot be one */
export function parseRequestReference(text: string): string | null {
  return parseReference(PREFIX, text);
}
