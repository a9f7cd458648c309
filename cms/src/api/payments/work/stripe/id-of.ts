/** Stripe gives the id of an object, or the object when it was asked to come along. */
export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === "object" ? (reference?.id ?? null) : reference;
}
