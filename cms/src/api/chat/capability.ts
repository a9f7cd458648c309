import { MINUTE_MS, SECOND_MS } from "@wren/domain";
import type { Capability } from "../../platform/capability";
import { onAccountDeleted } from "../../platform/strapi-edges";
import { onAccountsJoined } from "../accounts/work/join-accounts";
import { chatContents } from "./content";
import { eraseChatUploads } from "./work/chat-files";
import { closeIdle } from "./work/close-idle";
import { eraseConversationOf, eraseConversations } from "./work/erase-conversations";
import { eraseUnconfirmed } from "./work/erase-unconfirmed";
import { joinConversations } from "./work/join-conversations";
import { forgetSilent } from "./work/presence";
import { runTimers } from "./work/timers";
import { mailUnreadAnswers } from "./work/unread-mails";

export const chat: Capability = {
  contents: chatContents,
  erasers: {
    conversations: eraseConversations,
    "unconfirmed-accounts": eraseUnconfirmed,
    "chat-uploads": eraseChatUploads,
  },
  prepare: (strapi) => {
    onAccountDeleted(strapi, (id) => eraseConversationOf(strapi, id));
    onAccountsJoined(strapi, (begunBy, ownedBy) => joinConversations(strapi, begunBy, ownedBy));
  },
  jobs: (strapi) => [
    { name: "chat-presence", everyMs: 15 * SECOND_MS, run: (now) => forgetSilent(strapi, now) },
    { name: "chat-mails", everyMs: 15 * SECOND_MS, run: (now) => mailUnreadAnswers(strapi, now) },
    { name: "chat-timers", everyMs: 5 * SECOND_MS, run: (now) => runTimers(strapi, now) },
    { name: "chat-ends", everyMs: 10 * MINUTE_MS, run: (now) => closeIdle(strapi, now) },
  ],
};
