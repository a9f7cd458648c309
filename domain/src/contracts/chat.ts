import { z } from "zod";
import { CONVERSATION_STATES } from "../chat.js";
import { LOCALES } from "../locale.js";
import { CHAT_FILE_TYPES, CHAT_MESSAGE_MAX_LENGTH } from "../support-limits.js";
import { linesWithoutUnseen } from "../typed-text.js";
import { hasControlCharacters } from "./contact.js";
import { orderSecretSchema } from "./order-secret.js";

/** Whether somebody is at the chat's desk: `GET /chat/status`, open to all. */
export const chatStatusSchema = z.object({ isOnline: z.boolean() });

export type ChatStatus = z.infer<typeof chatStatusSchema>;

/** Said as a change when somebody sits down at the desk, or the last one leaves it. */
export const CHAT_STATUS_TYPE = "chat-status";

// All that follows is for the visitor who is signed in: each call has their bearer token. A visitor has one
// conversation, which begins with their first message and goes on wherever they sign in.

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
  /** Counts within the conversation from 1, without gaps: what has been seen is told by one number. */
  seq,
  kind: z.enum(MESSAGE_KINDS),
  author: z.enum(MESSAGE_AUTHORS),
  /** The first name of somebody of the staff; null for the visitor. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  text: z.string(),
  /** `GET /chat/files/{id}` for the visitor. */
  file: z
    .object({ id: z.int(), name: z.string(), type: z.enum(CHAT_FILE_TYPES), size: z.int().nonnegative() })
    .nullable(),
});

export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** All of a conversation that is not a message, as the visitor may know it. */
export const chatStateSchema = z.object({
  /** `new` until the first message. */
  state: z.enum(["new", ...CONVERSATION_STATES]),
  /** Tells one conversation from the next, whose messages are numbered anew; null until the first message. */
  begunAt: z.iso.datetime().nullable(),
  /** Staff have had enough: nothing more can be written. */
  isBlocked: z.boolean(),
  isStaffTyping: z.boolean(),
  /** How far the visitor's own messages have come. */
  deliveredTo: seq,
  readTo: seq,
  /** When a conversation that has ended will be erased. */
  erasedOn: z.iso.date().nullable(),
});

export type ChatState = z.infer<typeof chatStateSchema>;

/**
 * `GET /chat/conversation?before={seq}` or `?after={seq}`: without either, the newest messages. Oldest first. 404 after
 * a message that there is not any more: all was erased.
 */
export const chatQuerySchema = z
  .strictObject({ before: z.coerce.number().int().positive(), after: z.coerce.number().int().nonnegative() })
  .partial();

/** So many messages are in one answer. */
export const CHAT_PAGE_SIZE = 100;

export const chatViewSchema = z.object({
  messages: z.array(chatMessageSchema),
  /** Whether there are older ones than the first of these. */
  hasEarlier: z.boolean(),
  state: chatStateSchema,
  isOnline: z.boolean(),
});

export type ChatView = z.infer<typeof chatViewSchema>;

/**
 * `POST /chat/listen` answers with this: what a stream of events needs to follow the conversation for as long as the
 * session lasts, though its token ends earlier. The topic is that of the changes' `news`.
 */
export const chatPassSchema = z.object({ pass: z.string().min(1), topic: z.string().min(1) });

export type ChatPass = z.infer<typeof chatPassSchema>;

/** `POST /chat/news` {pass, after}, without a token: 401 when the session has ended, 404 when all was erased. */
export const chatNewsRequestSchema = z.strictObject({ pass: z.string().min(1).max(500), after: seq });

export const chatNewsSchema = z.object({
  /** Oldest first, at most `CHAT_PAGE_SIZE`: whoever gets that many asks again. */
  messages: z.array(chatMessageSchema),
  state: chatStateSchema,
});

export type ChatNews = z.infer<typeof chatNewsSchema>;

/** What is written, before and after its journey. Empty is allowed where there is a file. */
export const chatTextSchema = z
  .string("message-missing")
  .transform((text) => linesWithoutUnseen(text).trim())
  .pipe(
    z
      .string()
      .max(CHAT_MESSAGE_MAX_LENGTH, "message-too-long")
      .refine((text) => !hasControlCharacters(text), "message-characters"),
  );

/** Made by whoever writes, once for each message: what is sent twice is kept once. */
export const messageKeySchema = z.string().regex(/^[\w-]{16,64}$/);

/** Of `POST /chat/files`, which takes a file's bytes as `POST /support/contact/files` does. */
export const chatUploadSchema = z.object({
  ref: z.string().min(1).max(200),
  name: z.string(),
  type: z.enum(CHAT_FILE_TYPES),
  size: z.int(),
});

export type ChatUpload = z.infer<typeof chatUploadSchema>;

/** `POST /chat/messages`, answered with the message. */
export const chatMessageRequestSchema = z
  .strictObject({
    key: messageKeySchema,
    text: chatTextSchema,
    /** What an upload was answered with. */
    file: chatUploadSchema.shape.ref.nullable(),
    language: z.enum(LOCALES),
  })
  .refine(({ text, file }) => text !== "" || file !== null, { path: ["text"], message: "message-missing" });

export type ChatMessageRequest = z.infer<typeof chatMessageRequestSchema>;

/** `POST /chat/about`: the order whose page one comes from. Answered with `okSchema`, and said once. */
export const chatAboutRequestSchema = z.strictObject({ secret: orderSecretSchema, language: z.enum(LOCALES) });

/** `POST /chat/seen`: what was read, and whether one is writing. Answered with `okSchema`, as are `end` and `erase`. */
export const chatSeenRequestSchema = z.strictObject({ readTo: seq, isTyping: z.boolean() });

export type ChatSeen = z.infer<typeof chatSeenRequestSchema>;

/** Expected noes. `chat-blocked` has status 403, `too-many-requests` 429, the others 400. */
export const CHAT_REFUSALS = [
  "chat-blocked",
  /** A file was erased because it waited too long. */
  "file-expired",
  "file-too-large",
  "file-type",
  "file-empty",
  "file-broken",
] as const;

export type ChatRefusal = (typeof CHAT_REFUSALS)[number];
