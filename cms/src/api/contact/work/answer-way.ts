import type { Core } from "@strapi/strapi";
import type { AnswerWay } from "@wren/domain";
import { accountOfSupportId } from "../../accounts/work/resolve-identifier";
import { findConversation } from "../../chat/work/with-conversation";
import { subscriptions } from "../../subscriptions/work/rows";
import type { ContactRequestRow } from "./rows";

type Way = { by: "mail"; address: string } | { by: "chat"; accountId: number };

/**
 * Chooses how to answer: by mail to the address given. A sender who gave a support id is answered in the chat or,
 * without an account there, by mail to the address of its subscription.
 */
export async function findAnswerWay(strapi: Core.Strapi, request: ContactRequestRow): Promise<Way | null> {
  const { email, supportId } = request;
  if (email) return { by: "mail", address: email };
  if (!supportId) return null;
  const account = await accountOfSupportId(strapi, supportId);
  if (account) return { by: "chat", accountId: account.id };
  const subscription = await subscriptions(strapi).findOne({ where: { supportId } });
  return subscription && { by: "mail", address: subscription.email };
}

/** The same, as it is shown to staff. */
export async function showAnswerWay(strapi: Core.Strapi, request: ContactRequestRow): Promise<AnswerWay | null> {
  const way = await findAnswerWay(strapi, request);
  if (way?.by !== "chat") return way;
  return { by: "chat", conversation: (await findConversation(strapi, way.accountId))?.key ?? null };
}
