import { z } from "zod";
import { CONVERSATION_STATES } from "../chat.js";
import { LOCALES } from "../locale.js";
import { MAX_QUESTION_LENGTH } from "../support-limits.js";
import { CHAT_PAGE_SIZE, chatMessageSchema, chatSeenRequestSchema, chatTextSchema, chatUploadSchema } from "./chat.js";
import { messageKeySchema } from "./message-key.js";
import type { FoundKind } from "./search.js";

// The support desk, for staff with the permission `admin::desk.chat`: calls below `/desk/chat`.

const instant = z.iso.datetime();
const staffSchema = z.object({ id: z.int(), name: z.string() });

export type DeskStaff = z.infer<typeof staffSchema>;

export const QUEUE_VIEWS = ["waiting", "mine", "all", "closed"] as const;

export type QueueView = (typeof QUEUE_VIEWS)[number];

/** `GET /desk/chat/queue` */
export const queueQuerySchema = z.object({
  /** `waiting` and `all` include the requests to support; a search covers everything. */
  view: z.enum(QUEUE_VIEWS).default("waiting"),
  /** An e-mail address, a support number, or an identifier of a subscription or an order. */
  search: z.string().trim().max(254).default(""),
});

export type QueueQuery = z.infer<typeof queueQuerySchema>;

/** `waitingSince`: start of the wait for an answer; null when nobody waits. The longest wait comes first. */
const waiting = { waitingSince: instant.nullable(), language: z.enum(LOCALES), lastAt: instant };

/** The one who writes: by an e-mail address, or by the support number of somebody who gave none. */
const visitor = {
  email: z.string().nullable(),
  /** False while anybody may have typed this address: nothing that belongs to its owner is shown. */
  isEmailConfirmed: z.boolean(),
  supportNumber: z.string().nullable(),
};

export const queueEntrySchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("chat"),
    key: z.string(),
    ...visitor,
    state: z.enum(CONVERSATION_STATES),
    isBlocked: z.boolean(),
    /** Beginning of the last message, on one line. */
    lastText: z.string(),
    unreadCount: z.int().nonnegative(),
    isVisitorTyping: z.boolean(),
    assignee: staffSchema.nullable(),
    ...waiting,
  }),
  z.object({
    type: z.literal("request"),
    reference: z.string(),
    requestType: z.record(z.enum(LOCALES), z.string()),
    ...waiting,
  }),
]);

export type QueueEntry = z.infer<typeof queueEntrySchema>;

export const deskQueueSchema = z.object({
  entries: z.array(queueEntrySchema),
  counts: z.record(z.enum(QUEUE_VIEWS), z.int().nonnegative()),
  /** Staff at the desk now, and whether the caller is one of them. */
  online: z.array(staffSchema),
  me: staffSchema,
  /** Possible assignees of a conversation. */
  staff: z.array(staffSchema),
});

export type DeskQueue = z.infer<typeof deskQueueSchema>;

/** `GET /desk/chat/conversations/{key}?last={count}`: the newest `count` messages. */
export const deskConversationQuerySchema = z.strictObject({
  last: z.coerce.number().int().min(1).max(10_000).default(CHAT_PAGE_SIZE),
});

/** The messages oldest first. */
export const deskConversationSchema = z.object({
  key: z.string(),
  ...visitor,
  state: z.enum(CONVERSATION_STATES),
  language: z.enum(LOCALES),
  isBlocked: z.boolean(),
  openedAt: instant,
  waitingSince: instant.nullable(),
  assignee: staffSchema.nullable(),
  isVisitorTyping: z.boolean(),
  /** Origins under which visitors see the site, the public one first. Addresses below them are links. */
  siteOrigins: z.array(z.string()),
  /** The member of staff who is typing an answer; it may be the caller. */
  typingStaff: staffSchema.nullable(),
  /** Delivery and read marks of the staff's messages on the visitor's side. */
  deliveredTo: z.int(),
  readTo: z.int(),
  erasedOn: z.iso.date().nullable(),
  messages: z.array(chatMessageSchema),
  /** True when there are older messages than the first one here. */
  hasEarlier: z.boolean(),
  /** Files of all messages. */
  fileCount: z.int().nonnegative(),
  notes: z.array(z.object({ id: z.int(), at: instant, by: z.string(), text: z.string() })),
  /** Customer data that staff may see: subscriptions and orders with their states. */
  subscriptions: z.array(
    z.object({
      mobileId: z.string(),
      nestId: z.string(),
      supportId: z.string(),
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      quotaGb: z.int(),
    }),
  ),
  orders: z.array(z.object({ number: z.string(), state: z.string(), placedAt: instant })),
});

export type DeskConversation = z.infer<typeof deskConversationSchema>;

/** `POST /desk/chat/conversations/{key}/{action}`, each with the body of its schema. */
export const CHAT_DESK_ACTIONS = [
  "reply",
  "note",
  "seen",
  "assign",
  "close",
  "reopen",
  "block",
  "unblock",
  "erase",
] as const;

export const deskReplySchema = z
  .strictObject({ key: messageKeySchema, text: chatTextSchema, file: chatUploadSchema.shape.ref.nullable() })
  .refine(({ text, file }) => text !== "" || file !== null, { path: ["text"] });

export type DeskReply = z.infer<typeof deskReplySchema>;

export const deskAssignSchema = z.strictObject({ staffId: z.int().nullable() });

export const deskSeenSchema = chatSeenRequestSchema;

/** `POST /desk/chat/presence`: repeated every `PRESENCE_BEAT_MS` by agents at the desk. */
export const deskPresenceSchema = z.strictObject({ isOnline: z.boolean() });

export const PRESENCE_BEAT_MS = 20_000;

/** `GET /desk/chat/canned-replies` */
export const cannedRepliesSchema = z.object({
  replies: z.array(z.object({ id: z.int(), title: z.string(), en: z.string(), de: z.string() })),
});

export type CannedReplies = z.infer<typeof cannedRepliesSchema>;

/** `GET /desk/chat/links?search=…&locale=…`: published pages of the site that an agent may hand over, best first. */
export const siteLinksQuerySchema = z.object({
  search: z.string().trim().max(MAX_QUESTION_LENGTH).default(""),
  locale: z.enum(LOCALES),
});

/** Files are left out: they have no page of their own. */
export const LINKED_KINDS = ["article", "product", "service", "resource", "page"] as const satisfies FoundKind[];

export const siteLinksSchema = z.object({
  links: z.array(z.object({ kind: z.enum(LINKED_KINDS), title: z.string(), address: z.url() })),
});

export type SiteLinks = z.infer<typeof siteLinksSchema>;

/**
 * `GET /desk/chat/events`: server-sent events. `hello` first, then `news` with the key of the conversation (null: any
 * may have changed), and comments as heartbeats.
 */
export const deskNewsSchema = z.object({ key: z.string().nullable() });

export type DeskNews = z.infer<typeof deskNewsSchema>;

/** `not-possible`: somebody else was faster. */
export const CHAT_DESK_REFUSALS = ["not-possible", "file-expired"] as const;

export type ChatDeskRefusal = (typeof CHAT_DESK_REFUSALS)[number];
