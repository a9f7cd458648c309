import type { Core } from "@strapi/strapi";
import { mailService } from "../../../platform/mail/mail-service";
import { env } from "../../../platform/env";
import { makeReplyToken, replyAddress, takesReplies } from "../../../platform/mail/reply-address";
import { conversations, type ConversationRow } from "./rows";
import { unreadMail } from "./unread-mail";
import { findAccount, hasOwnAddress } from "./visitor";
import { withConversation } from "./with-conversation";

const BATCH = 100;

/** Delay before the mail: a visitor with the page open has read the answer by then. */
function waitMs(): number {
  return env("CHAT_MAIL_AFTER_SECONDS") * 1_000;
}

/** Mails visitors that there is an answer, once until they have read it. @returns how many */
export async function mailUnreadAnswers(strapi: Core.Strapi, now: Date): Promise<number> {
  const isUnread = { unreadSince: { $lte: new Date(now.getTime() - waitMs()) }, mailedAt: null };
  const unread = await conversations(strapi).findMany({
    where: isUnread,
    orderBy: { unreadSince: "asc" },
    limit: BATCH,
  });
  for (const { id } of unread) {
    await withConversation(strapi, { id }, async () => {
      const conversation = await conversations(strapi).findOne({ where: { id, ...isUnread } });
      if (conversation) await mailOne(strapi, conversation, now);
    });
  }
  return unread.length;
}

/** Writes the mail and the note about it in one transaction. */
async function mailOne(strapi: Core.Strapi, conversation: ConversationRow, now: Date): Promise<void> {
  const { id, accountId, language, isBlocked } = conversation;
  const replyToken = conversation.replyToken ?? (takesReplies() ? makeReplyToken() : null);
  await conversations(strapi).update(id, { mailedAt: now, replyToken });
  const account = await findAccount(strapi, accountId);
  // There may be no address, and an unconfirmed one may be somebody else's.
  if (!account || !hasOwnAddress(account)) return;
  const website = await strapi.documents("api::website.website").findFirst({ fields: ["companyName"] });
  const companyName = website?.companyName ?? "Wren";
  const mayReply = takesReplies() && !isBlocked;
  const mail = unreadMail({ locale: language, siteUrl: env("PUBLIC_URL"), companyName, mayReply });
  await mailService(strapi).send({ to: account.email, replyTo: replyAddress(replyToken), ...mail });
}
