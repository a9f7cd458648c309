import type { Core } from "@strapi/strapi";
import type { ChatMessage, ConversationState, Locale, MessageAuthor, MessageKind } from "@wren/domain";
import { table } from "../../../platform/rows/table";

export type ConversationRow = {
  id: number;
  key: string;
  accountId: number;
  state: ConversationState;
  language: Locale;
  isBlocked: boolean;
  lastSeq: number;
  /** The beginning of what was said last, for the queue. */
  lastText: string | null;
  openedAt: string;
  lastAt: string;
  /** Since when the visitor waits for an answer. */
  waitingSince: string | null;
  closedAt: string | null;
  assigneeId: number | null;
  /** How far messages have come, by the number of the last one. */
  staffDeliveredTo: number;
  staffReadTo: number;
  visitorDeliveredTo: number;
  visitorReadTo: number;
  /** Messages of the visitor that nobody of the staff has read. */
  unreadCount: number;
  staffTypedAt: string | null;
  /** Who it was. */
  staffTyperId: number | null;
  visitorTypedAt: string | null;
  /** Since when there is an answer that the visitor has not read. */
  unreadSince: string | null;
  /** When the visitor was told so by mail; once until they have read. */
  mailedAt: string | null;
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
};

export type NoteRow = { id: number; conversationId: number; at: string; by: string; text: string };

export type ChatFileRow = NonNullable<ChatMessage["file"]> & {
  refHash: string;
  /** Who may attach it. */
  uploader: string;
  /** Null until its message is sent. */
  conversationId: number | null;
  storedAs: string;
  uploadedAt: string;
};

export const conversations = (strapi: Core.Strapi) => table<ConversationRow>(strapi, "api::chat.conversation");
export const messages = (strapi: Core.Strapi) => table<MessageRow>(strapi, "api::chat.message");
export const notes = (strapi: Core.Strapi) => table<NoteRow>(strapi, "api::chat.conversation-note");
export const chatFiles = (strapi: Core.Strapi) => table<ChatFileRow>(strapi, "api::chat.chat-file");
