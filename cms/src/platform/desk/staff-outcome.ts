/** What came of what staff wanted to do. */
export type StaffOutcome<Refusal extends string> = { ok: true } | { ok: false; refusal: Refusal | "not-found" };
