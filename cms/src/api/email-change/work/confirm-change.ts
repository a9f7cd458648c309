import type { Core } from "@strapi/strapi";
import { judgeConfirmation, undoableUntil, type ConfirmationOutcome } from "@wren/domain";
import { writeHistory } from "../../subscriptions/work/history";
import { subscriptions, type Subscription } from "../../subscriptions/work/rows";
import { byToken, linkPath, makeToken } from "./link-token";
import { emailChanges, toChange, type EmailChangeRow } from "./rows";
import { sendChangeMail } from "./send-change-mail";
import { withChange } from "./with-change";

/** Makes the new address the subscription's, once. */
export async function confirmChange(strapi: Core.Strapi, token: string, now: Date): Promise<ConfirmationOutcome> {
  return withChange(strapi, byToken("confirm", token), async (held) => {
    const outcome = judgeConfirmation(held && toChange(held.change), now);
    if (held && outcome === "confirmed") await confirm(strapi, held, now);
    return outcome;
  });
}

type Held = { change: EmailChangeRow; subscription: Subscription };

async function confirm(strapi: Core.Strapi, { change, subscription }: Held, now: Date): Promise<void> {
  const { token, hash } = makeToken();
  const undoExpiresAt = undoableUntil(now);
  const { id, mobileId, email: oldEmail } = subscription;
  const { newEmail } = change;
  await subscriptions(strapi).update(id, { email: newEmail });
  await emailChanges(strapi).update(change.id, {
    state: "confirmed",
    confirmedAt: now,
    oldEmail,
    undoTokenHash: hash,
    undoExpiresAt,
    keepUntil: undoExpiresAt,
  });
  await writeHistory(strapi, id, { kind: "email-changed", at: now, before: subscription, after: subscription });
  await sendChangeMail(strapi, "in-use", { to: newEmail, locale: change.language, mobileId, path: "/support" });
  // Uses the owner's known language: somebody else may have asked for the change, in another one.
  const notice = { to: oldEmail, locale: subscription.language, mobileId, path: linkPath("undo", token) };
  await sendChangeMail(strapi, "changed", notice);
}
