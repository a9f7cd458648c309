import type { Core } from "@strapi/strapi";
import { subscriptions } from "../../subscriptions/work/rows";
import { mailsIn } from "../../../platform/mail/outbox";
import { emailChanges, type EmailChangeRow } from "./rows";

/**
 * Erases changes that can no longer be confirmed or undone, and all mails to the address that was not kept: the notice
 * promises that it is forgotten.
 */
export async function eraseChanges(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const isOver = { keepUntil: { $lte: now } };
  const over = await emailChanges(strapi).findMany({ where: isOver, orderBy: { keepUntil: "asc" }, limit });
  for (const change of over) await forgetLosers(strapi, change);
  const { count } = await emailChanges(strapi).removeMany({ ...isOver, id: { $in: over.map(({ id }) => id) } });
  return count;
}

/** Failed mails stay for staff to see, no longer than any other mail. */
async function forgetLosers(
  strapi: Core.Strapi,
  { subscriptionId, oldEmail, newEmail }: EmailChangeRow,
): Promise<void> {
  const subscription = await subscriptions(strapi).findOne({ where: { id: subscriptionId } });
  const addresses = oldEmail === null ? [newEmail] : [oldEmail, newEmail];
  const losers = addresses.filter((address) => address !== subscription?.email);
  await mailsIn(strapi).removeMany({ to: { $in: losers }, state: "sent" });
}
