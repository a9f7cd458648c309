import { z } from "zod";
import { CONVERSATION_STATES } from "../chat.js";
import { LOCALES } from "../locale.js";
import { SUPPORT_FILE_TYPES, CHAT_MESSAGE_MAX_LENGTH } from "../support-limits.js";
import { linesWithoutUnseen } from "../typed-text.js";
import { hasControlCharacters } from "./contact.js";
import { messageKeySchema } from "./message-key.js";
import { orderSecretSchema } from "./order-secret.js";

/** `GET /chat/status`, open to all: tells whether an agent is at the chat's desk. */
export const chatStatusSchema = z.object({ isOnline: z.boolean() });

export type ChatStatus = z.infer<typeof chatStatusSchema>;

/** Announced as a change when the first agent arrives at the desk or the last one leaves. */
export const CHAT_STATUS_TYPE = "chat-status";

// Everything below is for the signed-in visitor: each call has their bearer token. A visitor has one conversation,
// which begins with their first message and continues wherever they sign in.

/**
 * `order`: the text is the number of the order that the conversation is about. `request`: it is the reference of the
 * request that staff answer with their next message. The last two have no text.
 */
export const MESSAGE_KINDS = ["text", "order", "request", "closed", "reopened"] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_AUTHORS = ["visitor", "staff"] as const;

export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

const seq = z.int().nonnegative();

export const chatMessageSchema = z.object({
  /** Number within the conversation from 1, without gaps, so that one number tells what was seen. */
  seq,
  kind: z.enum(MESSAGE_KINDS),
  author: z.enum(MESSAGE_AUTHORS),
  /** First name of the member of staff; null for the visitor. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  text: z.string(),
  /** Loaded by the visitor with `GET /chat/files/{id}`. */
  file: z
    .object({ id: z.int(), name: z.string(), type: z.enum(SUPPORT_FILE_TYPES), size: z.int().nonnegative() })
    .nullable(),
  /** Only on a message of the visitor that came by e-mail. */
  isByMail: z.literal(true).optional(),
});

export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** State of a conversation without its messages, as its visitor may see it. */
export const chatStateSchema = z.object({
  /** `new` until the first message. */
  state: z.enum(["new", ...CONVERSATION_STATES]),
  /** Identifies the conversation, since the next one's messages start again at 1; null until the first message. */
  begunAt: z.iso.datetime().nullable(),
  /** True when staff have blocked the visitor: nothing more can be written. */
  isBlocked: z.boolean(),
  isStaffTyping: z.boolean(),
  /** Delivery and read marks of the visitor's own messages. */
  deliveredTo: seq,
  readTo: seq,
  /** Day on which a closed conversation will be erased. */
  erasedOn: z.iso.date().nullable(),
});

export type ChatState = z.infer<typeof chatStateSchema>;

/**
 * `GET /chat/conversation?before={seq}` or `?after={seq}`: without either, the newest messages. Oldest first. 404 when
 * the message given by `after` no longer exists: the conversation was erased.
 */
export const chatQuerySchema = z
  .strictObject({ before: z.coerce.number().int().positive(), after: z.coerce.number().int().nonnegative() })
  .partial();

/** Maximum number of messages in one answer. */
export const CHAT_PAGE_SIZE = 100;

export const chatViewSchema = z.object({
  messages: z.array(chatMessageSchema),
  /** True when there are older messages than the first one here. */
  hasEarlier: z.boolean(),
  state: chatStateSchema,
  isOnline: z.boolean(),
  /** Address that the visitor gave and has not confirmed: it gets no notice of answers. */
  unconfirmedEmail: z.string().nullable(),
  /** Number of somebody who gave no address: with their phrase it opens the conversation elsewhere. */
  supportNumber: z.string().nullable(),
});

export type ChatView = z.infer<typeof chatViewSchema>;

/**
 * `GET /chat/unread`, for every page of somebody who is signed in: whether the conversation goes on, and how many
 * answers in it wait to be read.
 */
export const chatUnreadSchema = z.object({ isOpen: z.boolean(), unreadCount: z.int().nonnegative() });

export type ChatUnread = z.infer<typeof chatUnreadSchema>;

/**
 * Answer of `POST /chat/listen`: lets an event stream follow the conversation for as long as the session lasts, though
 * its token ends earlier. The topic is one of the changes' `news`.
 */
export const chatPassSchema = z.object({ pass: z.string().min(1), topic: z.string().min(1) });

export type ChatPass = z.infer<typeof chatPassSchema>;

/** `POST /chat/news` {pass, after}, without a token: 401 when the session has ended, 404 when all was erased. */
export const chatNewsRequestSchema = z.strictObject({ pass: z.string().min(1).max(500), after: seq });

export const chatNewsSchema = z.object({
  /** Oldest first, at most `CHAT_PAGE_SIZE`: after a full page the caller asks again. */
  messages: z.array(chatMessageSchema),
  state: chatStateSchema,
});

export type ChatNews = z.infer<typeof chatNewsSchema>;

/** Text of a message. It may be empty when there is a file. */
export const chatTextSchema = z
  .string("message-missing")
  .transform((text) => linesWithoutUnseen(text).trim())
  .pipe(
    z
      .string()
      .max(CHAT_MESSAGE_MAX_LENGTH, "message-too-long")
      .refine((text) => !hasControlCharacters(text), "message-characters"),
  );

/** Answer of `POST /chat/files`, which takes a file's bytes as `POST /support/contact/files` does. */
export const chatUploadSchema = z.object({
  ref: z.string().min(1).max(200),
  name: z.string(),
  type: z.enum(SUPPORT_FILE_TYPES),
  size: z.int(),
});

export type ChatUpload = z.infer<typeof chatUploadSchema>;

/** `POST /chat/messages`, answered with the message. */
export const chatMessageRequestSchema = z
  .strictObject({
    key: messageKeySchema,
    text: chatTextSchema,
    /** `ref` of an uploaded file. */
    file: chatUploadSchema.shape.ref.nullable(),
    language: z.enum(LOCALES),
  })
  .refine(({ text, file }) => text !== "" || file !== null, { path: ["text"], message: "message-missing" });

export type ChatMessageRequest = z.infer<typeof chatMessageRequestSchema>;

/** `POST /chat/about`: the order whose page the visitor comes from. Answered with `okSchema`, and noted once. */
export const chatAboutRequestSchema = z.strictObject({ secret: orderSecretSchema, language: z.enum(LOCALES) });

/**
 * `POST /chat/seen`: the last message read, and whether the visitor is typing. Answered with `okSchema`, as are `end`
 * and `erase`.
 */
export const chatSeenRequestSchema = z.strictObject({ readTo: seq, isTyping: z.boolean() });

export type ChatSeen = z.infer<typeof chatSeenRequestSchema>;

/**
 * `POST /chat/transcript`: mails the conversation to the visitor's confirmed address, in this language. Answered with
 * `okSchema`; 404 without a conversation or a confirmed address, 429 within the same minute.
 */
export const chatTranscriptRequestSchema = z.strictObject({ language: z.enum(LOCALES) });

/** Expected refusals. `chat-blocked` has status 403, `too-many-requests` 429, the others 400. */
export const CHAT_REFUSALS = [
  "chat-blocked",
  /** The uploaded file waited too long and was erased. */
  "file-expired",
  "file-too-large",
  "file-type",
  "file-empty",
  "file-broken",
] as const;

export type ChatRefusal = (typeof CHAT_REFUSALS)[number];
