import type { Core } from "@strapi/strapi";
import { guardedUntil, judgeUndo, type UndoOutcome } from "@wren/domain";
import { writeHistory } from "../../subscriptions/work/history";
import { subscriptions, type Subscription } from "../../subscriptions/work/rows";
import { findUndoable } from "./find-undoable";
import { emailChanges, toChange, type EmailChangeRow } from "./rows";
import { sendChangeMail } from "./send-change-mail";
import { withChange } from "./with-change";

/** Stops a change, or puts the address back that was there before, once. Then the address is guarded for a while. */
export async function undoChange(strapi: Core.Strapi, token: string, now: Date): Promise<UndoOutcome> {
  const found = await findUndoable(strapi, token);
  if (!found) return "not-found";
  return withChange(strapi, { id: found.id }, async (held) => {
    const outcome = judgeUndo(held && toChange(held.change), now);
    if (held && outcome === "undone") await undo(strapi, held, now);
    return outcome;
  });
}

type Held = { change: EmailChangeRow; subscription: Subscription };

/**
 * Also voids every later change: somebody who took the subscription over may have changed the address once more, and
 * could undo this or confirm another.
 */
async function undo(strapi: Core.Strapi, { change, subscription }: Held, now: Date): Promise<void> {
  const { id, mobileId, email: replaced } = subscription;
  if (change.oldEmail === null) throw new Error("A change has no old address to go back to");
  const emailGuardedUntil = guardedUntil(now).toISOString();
  await subscriptions(strapi).update(id, { email: change.oldEmail, emailGuardedUntil });
  await emailChanges(strapi).update(change.id, { state: "undone", undoneAt: now });
  const later = { subscriptionId: id, id: { $gt: change.id }, state: { $in: ["open", "confirmed"] } } as const;
  await emailChanges(strapi).updateMany(later, { state: "void" });
  // Nothing had moved, and the other address need not hear of it.
  if (change.state === "open") return;
  await writeHistory(strapi, id, { kind: "email-restored", at: now, before: subscription, after: subscription });
  const { language: locale } = change;
  await sendChangeMail(strapi, "undone", { to: replaced, locale, mobileId, path: "/support/contact" });
}
