import type { Core } from "@strapi/strapi";
import { confirmableUntil, unconfirmedKeptUntil, type EmailChangeRequest } from "@wren/domain";
import { findSubscriptions } from "../../subscriptions/work/find-subscriptions";
import type { Subscription } from "../../subscriptions/work/rows";
import { linkPath, makeToken } from "./link-token";
import { emailChanges } from "./rows";
import { sendChangeMail } from "./send-change-mail";
import { withSubscription } from "./with-change";

/**
 * Sends a link to the new address, and tells the one in use before anything moves. While the address is guarded, the
 * link goes to the one in use instead. A change that was asked for before is void from now on.
 * @returns false when there is no such subscription
 */
export async function requestChange(strapi: Core.Strapi, request: EmailChangeRequest, now: Date): Promise<boolean> {
  const { identifier, email, locale } = request;
  const subscription = (await findSubscriptions(strapi, [identifier])).get(identifier);
  if (!subscription) return false;
  const { id, mobileId } = subscription;
  const mail = { to: email, locale, mobileId };
  const [confirming, stopping] = [makeToken(), makeToken()];
  const owner = { to: subscription.email, locale: subscription.language, mobileId };
  await withSubscription(strapi, id, async () => {
    await emailChanges(strapi).updateMany({ subscriptionId: id, state: "open" }, { state: "void" });
    // Told by mail only: on the page it would confirm a guess of somebody's address.
    if (email.toLowerCase() === subscription.email.toLowerCase()) {
      await sendChangeMail(strapi, "same", { ...mail, path: "/support" });
      return;
    }
    const expiresAt = confirmableUntil(now);
    await emailChanges(strapi).create({
      subscriptionId: id,
      state: "open",
      language: locale,
      newEmail: email,
      oldEmail: subscription.email,
      tokenHash: confirming.hash,
      stopTokenHash: stopping.hash,
      expiresAt,
      keepUntil: unconfirmedKeptUntil(expiresAt),
    });
    const confirmPath = linkPath("confirm", confirming.token);
    if (isGuarded(subscription, now)) {
      await sendChangeMail(strapi, "allow", { ...owner, path: confirmPath });
      return;
    }
    await sendChangeMail(strapi, "confirm", { ...mail, path: confirmPath });
    await sendChangeMail(strapi, "asked", { ...owner, path: linkPath("undo", stopping.token) });
  });
  return true;
}

function isGuarded({ emailGuardedUntil }: Subscription, now: Date): boolean {
  return emailGuardedUntil !== null && now < new Date(emailGuardedUntil);
}
