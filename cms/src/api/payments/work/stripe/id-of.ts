/** Stripe gives the id of an object, or the whole object when it was expanded. */
export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === "object" ? (reference?.id ?? null) : reference;
}
