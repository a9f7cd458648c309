import type { StaffOutcome } from "./staff-outcome";
import type { DeskContext } from "./add-desk";

export function answerOutcome(ctx: DeskContext, outcome: StaffOutcome<string>): void {
  if (outcome.ok) ctx.body = { ok: true };
  else if (outcome.refusal === "not-found") ctx.notFound();
  else ctx.conflict(outcome.refusal, {});
}
