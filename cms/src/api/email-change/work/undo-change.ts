import type { Core } from "@strapi/strapi";
import { judgeUndo, type UndoOutcome } from "@wren/domain";
import { writeHistory } from "../../subscriptions/work/history";
import { subscriptions, type Subscription } from "../../subscriptions/work/rows";
import { byToken } from "./link-token";
import { emailChanges, toChange, type EmailChangeRow } from "./rows";
import { sendChangeMail } from "./send-change-mail";
import { withChange } from "./with-change";

/** Restores the previous address, once. */
export async function undoChange(strapi: Core.Strapi, token: string, now: Date): Promise<UndoOutcome> {
  return withChange(strapi, byToken("undo", token), async (held) => {
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
  if (change.oldEmail === null) throw new Error("A confirmed change has no old address to go back to");
  await subscriptions(strapi).update(id, { email: change.oldEmail });
  await emailChanges(strapi).update(change.id, { state: "undone", undoneAt: now });
  const later = { subscriptionId: id, id: { $gt: change.id }, state: { $in: ["open", "confirmed"] } } as const;
  await emailChanges(strapi).updateMany(later, { state: "void" });
  await writeHistory(strapi, id, { kind: "email-restored", at: now, before: subscription, after: subscription });
  const { language: locale } = change;
  await sendChangeMail(strapi, "undone", { to: replaced, locale, mobileId, path: "/support/contact" });
}
