import type { Core } from "@strapi/strapi";
import type {
  ChatLabel,
  ChatMessage,
  ConversationEventKind,
  ConversationState,
  Locale,
  Mailed,
  MessageAuthor,
  MessageKind,
} from "@wren/domain";
import { table } from "../../../platform/rows/table";

export type ConversationRow = {
  id: number;
  key: string;
  accountId: number;
  state: ConversationState;
  language: Locale;
  isBlocked: boolean;
  lastSeq: number;
  /** Beginning of the last message, for the queue. */
  lastText: string | null;
  openedAt: string;
  lastAt: string;
  /** Start of the visitor's wait for an answer. */
  waitingSince: string | null;
  closedAt: string | null;
  assigneeId: number | null;
  /** Read and delivery marks: the number of the last message. */
  staffDeliveredTo: number;
  staffReadTo: number;
  visitorDeliveredTo: number;
  visitorReadTo: number;
  /** Messages of the visitor that no agent has read. */
  unreadCount: number;
  staffTypedAt: string | null;
  /** The agent who typed last. */
  staffTyperId: number | null;
  visitorTypedAt: string | null;
  /** Time of the first answer that the visitor has not read. */
  unreadSince: string | null;
  /** Time of the mail about it; one mail until they have read. */
  mailedAt: string | null;
  /** Part of the address under which replies by mail find this conversation; null until a mail named it. */
  replyToken: string | null;
  /** Time at which it is closed unless somebody undoes that, and who closes it. */
  closesAt: string | null;
  closerId: number | null;
  /** Out of the queue until then. */
  snoozedUntil: string | null;
  /** Time at which it came back from there, until somebody deals with it. */
  dueSince: string | null;
  /** Why it comes before others. */
  urgentReason: string | null;
};

export type MessageRow = {
  id: number;
  conversationId: number;
  seq: number;
  key: string;
  kind: MessageKind;
  author: MessageAuthor;
  by: string | null;
  at: string;
  text: string | null;
  file: ChatMessage["file"];
  /** Null for what was written in the chat. */
  mailed: Mailed | null;
};

export type NoteRow = { id: number; conversationId: number; at: string; by: string; text: string };

export type ConversationEventRow = {
  id: number;
  conversationId: number;
  at: string;
  by: string | null;
  kind: ConversationEventKind;
  text: string | null;
};

export type ConversationLabelRow = { id: number; conversationId: number; labelId: number };

export type ChatFileRow = NonNullable<ChatMessage["file"]> & {
  refHash: string;
  /** Identifies who may attach it. */
  uploader: string;
  /** Null until its message is sent. */
  conversationId: number | null;
  storedAs: string;
  uploadedAt: string;
};

export const conversations = (strapi: Core.Strapi) => table<ConversationRow>(strapi, "api::chat.conversation");
export const messages = (strapi: Core.Strapi) => table<MessageRow>(strapi, "api::chat.message");
export const notes = (strapi: Core.Strapi) => table<NoteRow>(strapi, "api::chat.conversation-note");
export const conversationEvents = (strapi: Core.Strapi) =>
  table<ConversationEventRow>(strapi, "api::chat.conversation-event");
export const conversationLabels = (strapi: Core.Strapi) =>
  table<ConversationLabelRow>(strapi, "api::chat.conversation-label");
export const chatLabels = (strapi: Core.Strapi) => table<ChatLabel & { order: number }>(strapi, "api::chat.chat-label");
export const chatFiles = (strapi: Core.Strapi) => table<ChatFileRow>(strapi, "api::chat.chat-file");
