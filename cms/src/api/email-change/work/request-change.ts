import type { Core } from "@strapi/strapi";
import { confirmableUntil, unconfirmedKeptUntil, type EmailChangeRequest } from "@wren/domain";
import { findSubscriptions } from "../../subscriptions/work/find-subscriptions";
import { linkPath, makeToken } from "./link-token";
import { emailChanges } from "./rows";
import { sendChangeMail } from "./send-change-mail";
import { withSubscription } from "./with-change";

/**
 * Sends a link to the new address. Earlier links of this subscription become void.
 * @returns false when there is no such subscription
 */
export async function requestChange(strapi: Core.Strapi, request: EmailChangeRequest, now: Date): Promise<boolean> {
  const { identifier, email, locale } = request;
  const subscription = (await findSubscriptions(strapi, [identifier])).get(identifier);
  if (!subscription) return false;
  const { id, mobileId } = subscription;
  const mail = { to: email, locale, mobileId };
  const { token, hash } = makeToken();
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
      tokenHash: hash,
      expiresAt,
      keepUntil: unconfirmedKeptUntil(expiresAt),
    });
    await sendChangeMail(strapi, "confirm", { ...mail, path: linkPath("confirm", token) });
  });
  return true;
}
