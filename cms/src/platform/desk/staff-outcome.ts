/** Result of an action of staff. */
export type StaffOutcome<Refusal extends string> = { ok: true } | { ok: false; refusal: Refusal | "not-found" };
