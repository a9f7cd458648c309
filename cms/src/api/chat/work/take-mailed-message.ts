import type { Core } from "@strapi/strapi";
import { CHAT_MESSAGE_MAX_LENGTH, CONTACT_MAX_FILES, type ChatMessage, type Locale, type Mailed } from "@wren/domain";
import { mailKey, type InboundMail, type TakeOutcome, type Taking } from "../../../platform/mail/inbound-mail";
import { addMessage } from "./add-message";
import { keepChatFile, takeChatFiles } from "./chat-files";
import { conversations, messages, type ConversationRow } from "./rows";
import { findWelcome, hasOwnAddress } from "./visitor";
import { withConversation } from "./with-conversation";

/** Stands for a text that only support can read, in the visitor's language. */
const ENCRYPTED: Record<Locale, string> = {
  en: "(Encrypted e-mail: it is in the attached file.)",
  de: "(Verschlüsselte E-Mail: Sie liegt in der angehängten Datei.)",
};
const ENCRYPTED_NAME = "encrypted.asc";

type Kept = { refs: string[]; notTaken: string[] };

/** Makes a mail the next message of the conversation whose address it was sent to. */
export async function takeMailedMessage(strapi: Core.Strapi, { token, mail, isAllowed, now }: Taking) {
  const found = await conversations(strapi).findOne({ where: { replyToken: token } });
  if (!found) return "unknown-address";
  if (await isKnown(strapi, found.id, mail)) return "known";
  const account = await findWelcome(strapi, found.accountId);
  if (!account || !hasOwnAddress(account) || found.isBlocked) return "blocked";
  if (!(await isAllowed())) return "too-many";
  const uploader = `mail ${String(found.id)}`;
  const kept = await keepFiles(strapi, mail, { uploader, now });
  if (mail.text === "" && kept.refs.length === 0) return "empty";
  const isOtherSender = mail.from.toLowerCase() !== account.email.toLowerCase();
  return withConversation(strapi, { id: found.id }, async (conversation): Promise<TakeOutcome> => {
    // Erased, or blocked, while the files were being read.
    if (conversation?.replyToken !== token) return "unknown-address";
    if (conversation.isBlocked) return "blocked";
    if (await isKnown(strapi, conversation.id, mail)) return "known";
    const files = (await takeChatFiles(strapi, { refs: kept.refs, uploader, conversationId: conversation.id })) ?? [];
    await addMailed(strapi, conversation, { mail, files, mailed: mailedFacts(mail, kept, isOtherSender), now });
    return "taken";
  });
}

async function isKnown(strapi: Core.Strapi, conversationId: number, mail: InboundMail): Promise<boolean> {
  return (await messages(strapi).findOne({ where: { conversationId, key: mailKey(mail, 0) } })) !== null;
}

type Keeping = { uploader: string; now: Date };

/** Takes files by the rules of uploads; the names of all others are told to staff. */
async function keepFiles(strapi: Core.Strapi, mail: InboundMail, { uploader, now }: Keeping): Promise<Kept> {
  const kept: Kept = { refs: [], notTaken: [] };
  const sealed = mail.isEncrypted ? [{ name: ENCRYPTED_NAME, bytes: Buffer.from(`${mail.text}\n`) }] : [];
  for (const { name, bytes } of [...sealed, ...mail.files]) {
    const isOneMore = kept.refs.length < CONTACT_MAX_FILES;
    const outcome = isOneMore ? await keepChatFile(strapi, { uploader, bytes, name, now }) : null;
    if (outcome?.ok) kept.refs.push(outcome.file.ref);
    else kept.notTaken.push(name);
  }
  return kept;
}

function mailedFacts({ original, text, isEncrypted }: InboundMail, { notTaken }: Kept, isOtherSender: boolean): Mailed {
  // Staff can read the rest of a text that is too long for a message.
  const whole = original ?? (text.length > CHAT_MESSAGE_MAX_LENGTH && !isEncrypted ? text : null);
  return { isOtherSender, original: whole, notTaken, isEncrypted };
}

type Adding = { mail: InboundMail; files: NonNullable<ChatMessage["file"]>[]; mailed: Mailed; now: Date };

/** A message takes one file, so that others follow it. */
async function addMailed(strapi: Core.Strapi, conversation: ConversationRow, { mail, files, mailed, now }: Adding) {
  const [file = null, ...others] = files;
  const text = mail.isEncrypted ? ENCRYPTED[conversation.language] : shortened(mail.text);
  const following = others.map((other) => ({ text: "", file: other, mailed: { ...mailed, original: null } }));
  const common = { kind: "text", author: "visitor", by: null, now } as const;
  let { lastSeq, unreadCount } = conversation;
  let { waitingSince } = conversation;
  for (const [part, message] of [{ text, file, mailed }, ...following].entries()) {
    const draft = { ...common, ...message, key: mailKey(mail, part) };
    const added = await addMessage(strapi, { ...conversation, lastSeq, unreadCount, waitingSince }, draft);
    lastSeq = added.seq;
    unreadCount += 1;
    waitingSince ??= now.toISOString();
  }
}

const LEFT_OUT = " […]";

function shortened(text: string): string {
  if (text.length <= CHAT_MESSAGE_MAX_LENGTH) return text;
  return text.slice(0, CHAT_MESSAGE_MAX_LENGTH - LEFT_OUT.length).trimEnd() + LEFT_OUT;
}
