import { z } from "zod";
import { CONVERSATION_STATES } from "../chat.js";
import { SECOND_MS } from "../durations.js";
import { LOCALES } from "../locale.js";
import { MAX_QUESTION_LENGTH } from "../support-limits.js";
import { CHAT_PAGE_SIZE, chatMessageSchema, chatSeenRequestSchema, chatTextSchema, chatUploadSchema } from "./chat.js";
import { mailedSchema } from "./mailed.js";
import { messageKeySchema } from "./message-key.js";
import type { FoundKind } from "./search.js";

// The support desk, for staff with the permission `admin::desk.chat`: calls below `/desk/chat`.

const instant = z.iso.datetime();
const staffSchema = z.object({ id: z.int(), name: z.string() });

export type DeskStaff = z.infer<typeof staffSchema>;

export const QUEUE_VIEWS = ["waiting", "mine", "all", "snoozed", "closed"] as const;

export type QueueView = (typeof QUEUE_VIEWS)[number];

/** `GET /desk/chat/queue` */
export const queueQuerySchema = z.object({
  /** `waiting` and `all` include the requests to support; a search covers everything. */
  view: z.enum(QUEUE_VIEWS).default("waiting"),
  /** An e-mail address, a support number, an identifier of a subscription or an order, or words that were written. */
  search: z.string().trim().max(254).default(""),
  /** Only conversations of the view that have this label. */
  label: z.coerce.number().int().positive().optional(),
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

/** A word by which staff sort conversations. */
const labelSchema = z.object({ id: z.int(), en: z.string(), de: z.string() });

export type ChatLabel = z.infer<typeof labelSchema>;

/** Decisions of staff about a conversation. */
const handling = {
  /** Time at which it will be closed unless somebody undoes that; null when nobody has closed it. */
  closesAt: instant.nullable(),
  /** It is out of the queue until then. */
  snoozedUntil: instant.nullable(),
  /** Time at which it came back from there. */
  dueSince: instant.nullable(),
  /** Why it comes before others; null when it does not. */
  urgentReason: z.string().nullable(),
  /** Ids of its labels. */
  labels: z.array(z.int()),
};

/** The newest message or note that has all words of a search. */
const foundSchema = z.object({
  /** Number of the message; null for a note. */
  seq: z.int().nullable(),
  noteId: z.int().nullable(),
  /** A part of it, on one line, with the words marked. */
  excerpt: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
});

export type Found = z.infer<typeof foundSchema>;

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
    /** Null unless a search found it by its words. */
    found: foundSchema.nullable(),
    ...handling,
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
  /** All labels, in the order of staff. */
  labels: z.array(labelSchema),
  /** Conversations that the caller has closed a moment ago, the newest first: they can be undone. */
  closing: z.array(z.object({ key: z.string(), name: z.string(), closesAt: instant })),
  /** True when a search has left out what was written long ago. */
  isSearchCut: z.boolean(),
  counts: z.record(z.enum(QUEUE_VIEWS), z.int().nonnegative()),
  /** Staff at the desk now, and whether the caller is one of them. */
  online: z.array(staffSchema),
  me: staffSchema,
  /** Possible assignees of a conversation. */
  staff: z.array(staffSchema),
});

export type DeskQueue = z.infer<typeof deskQueueSchema>;

/** `GET /desk/chat/conversations/{key}?last={count}&from={seq}`: the newest `count` messages, or more, from one on. */
export const deskConversationQuerySchema = z.strictObject({
  last: z.coerce.number().int().min(1).max(10_000).default(CHAT_PAGE_SIZE),
  from: z.coerce.number().int().positive().optional(),
});

export const CONVERSATION_EVENTS = [
  ...(["assigned", "released", "snoozed", "woken", "came-back", "dealt-with", "urgent", "not-urgent"] as const),
  ...(["labelled", "unlabelled", "blocked", "unblocked"] as const),
] as const;

export type ConversationEventKind = (typeof CONVERSATION_EVENTS)[number];

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
  messages: z.array(chatMessageSchema.extend({ mailed: mailedSchema.nullable() })),
  /** True when there are older messages than the first one here. */
  hasEarlier: z.boolean(),
  /** Files of all messages. */
  fileCount: z.int().nonnegative(),
  notes: z.array(z.object({ id: z.int(), at: instant, by: z.string(), text: z.string() })),
  ...handling,
  /** Acts of staff, oldest first. */
  events: z.array(
    z.object({
      id: z.int(),
      at: instant,
      /** Null when it came back by itself. */
      by: z.string().nullable(),
      kind: z.enum(CONVERSATION_EVENTS),
      /** Name, reason, time, or id of the label. */
      text: z.string(),
    }),
  ),
  /** Earlier talks within this conversation, each ended by somebody, the newest first. */
  earlier: z.array(z.object({ fromSeq: z.int(), at: instant, closedAt: instant, text: z.string() })),
  /** Conversations of others under the same address, of which at most one is its owner. */
  sameAddress: z.array(
    z.object({
      key: z.string(),
      isEmailConfirmed: z.boolean(),
      state: z.enum(CONVERSATION_STATES),
      openedAt: instant,
      lastAt: instant,
      lastText: z.string(),
    }),
  ),
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
  "snooze",
  "wake",
  "prioritize",
  "label",
  "block",
  "unblock",
  "erase",
] as const;

/** Time in which a closed conversation can be had back as it was; the visitor is told only after it. */
export const CLOSE_UNDO_MS = 10 * SECOND_MS;

export const SNOOZE_MOST_DAYS = 60;

export const URGENT_REASON_MAX_LENGTH = 120;

export const deskSnoozeSchema = z.strictObject({ until: instant });

const reasonSchema = z.string().trim().min(1).max(URGENT_REASON_MAX_LENGTH);

/** `reason` is null for one that is no longer urgent. */
export const deskPrioritySchema = z.strictObject({ reason: reasonSchema.nullable() });

export const deskLabelSchema = z.strictObject({ labelId: z.int(), isSet: z.boolean() });

/** A step that is done in one go with a reply, as a template wants it. */
const deskStepSchema = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("take-over") }),
  z.strictObject({ do: z.literal("label"), labelId: z.int() }),
  z.strictObject({ do: z.literal("prioritize"), reason: reasonSchema.nullable() }),
  z.strictObject({ do: z.literal("snooze"), until: instant }),
  z.strictObject({ do: z.literal("close") }),
]);

export type DeskStep = z.infer<typeof deskStepSchema>;

export const deskReplySchema = z
  .strictObject({
    key: messageKeySchema,
    text: chatTextSchema,
    file: chatUploadSchema.shape.ref.nullable(),
    /** Done after the reply, in this order; one that is no longer possible is left out. */
    steps: z.array(deskStepSchema).max(20).default([]),
  })
  .refine(({ text, file }) => text !== "" || file !== null, { path: ["text"] });

export type DeskReply = z.infer<typeof deskReplySchema>;

export const deskAssignSchema = z.strictObject({ staffId: z.int().nullable() });

export const deskSeenSchema = chatSeenRequestSchema;

/** `POST /desk/chat/presence`: repeated every `PRESENCE_BEAT_MS` by agents at the desk. */
export const deskPresenceSchema = z.strictObject({ isOnline: z.boolean() });

export const PRESENCE_BEAT_MS = 20_000;

/** Times for which a template may put a conversation aside, in the agent's time zone. */
export const SNOOZE_TIMES = ["later-today", "tomorrow", "next-week"] as const;

export type SnoozeTime = (typeof SNOOZE_TIMES)[number];

/** `GET /desk/chat/canned-replies` */
export const cannedRepliesSchema = z.object({
  replies: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      en: z.string(),
      de: z.string(),
      /** Done with the conversation when the reply is sent. */
      steps: z.object({
        takesOver: z.boolean(),
        labels: z.array(labelSchema),
        priority: z.enum(["urgent", "normal"]).nullable(),
        snooze: z.enum(SNOOZE_TIMES).nullable(),
        closes: z.boolean(),
      }),
    }),
  ),
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

/** `not-possible`: somebody else was faster. `snooze-time`: the time is over, or too far away. */
export const CHAT_DESK_REFUSALS = ["not-possible", "file-expired", "snooze-time"] as const;

export type ChatDeskRefusal = (typeof CHAT_DESK_REFUSALS)[number];
