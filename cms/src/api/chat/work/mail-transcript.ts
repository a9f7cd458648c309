import type { Core } from "@strapi/strapi";
import type { Locale } from "@wren/domain";
import { mailService } from "../../../platform/mail/mail-service";
import { replyAddress } from "../../../platform/mail/reply-address";
import { messages } from "./rows";
import { transcriptMail } from "./transcript";
import { findAccount, hasOwnAddress } from "./visitor";
import { withConversation } from "./with-conversation";

/** Two megabytes at most, as a message has 4,000 characters; few conversations have a tenth. */
const MOST_ENTRIES = 500;

/**
 * Mails the visitor's conversation to their own address.
 * @returns false when nothing was said, or when the address is not confirmed and may be somebody else's
 */
export async function mailTranscript(strapi: Core.Strapi, accountId: number, locale: Locale): Promise<boolean> {
  const account = await findAccount(strapi, accountId);
  if (!account || !hasOwnAddress(account)) return false;
  const website = await strapi.documents("api::website.website").findFirst({ fields: ["companyName"] });
  return withConversation(strapi, { accountId }, async (conversation) => {
    if (!conversation || conversation.lastSeq === 0) return false;
    const newest = { orderBy: { seq: "desc" }, limit: MOST_ENTRIES } as const;
    const said = await messages(strapi).findMany({ where: { conversationId: conversation.id }, ...newest });
    const mail = transcriptMail({
      locale,
      companyName: website?.companyName ?? "Wren",
      said: said.reverse(),
      leftOutCount: (said[0]?.seq ?? 1) - 1,
    });
    await mailService(strapi).send({ to: account.email, replyTo: replyAddress(conversation.replyToken), ...mail });
    return true;
  });
}
