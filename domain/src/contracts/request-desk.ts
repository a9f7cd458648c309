import { z } from "zod";
import { CONTACT_MAX_FILES, SUPPORT_FILE_TYPES } from "../support-limits.js";
import { LOCALES } from "../locale.js";
import { contactFileSchema } from "./contact.js";
import { mailedSchema } from "./mailed.js";
import { messageKeySchema } from "./message-key.js";

/** States of a request: unanswered, answered, or done. */
export const REQUEST_STATES = ["open", "answered", "closed"] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/** `replied`: the sender wrote again, by e-mail. */
export const REQUEST_EVENTS = ["answered", "answered-in-chat", "replied", "noted", "closed", "reopened"] as const;

export type RequestEventKind = (typeof REQUEST_EVENTS)[number];

/** `GET /desk/requests/list`, for staff. */
export const requestDeskQuerySchema = z.object({
  state: z.enum([...REQUEST_STATES, "all"]).default("open"),
  /**
   * Words of the message, the sender's address, or any number: the request's, a support id, or that of an order. Then
   * the state is ignored.
   */
  search: z.string().trim().max(254).default(""),
});

export type RequestDeskQuery = z.infer<typeof requestDeskQuerySchema>;

/** Label of a choice, or its bare value when it is no longer offered. */
const chosen = z.object({ en: z.string(), de: z.string() });

const deskRequestFacts = z.object({
  reference: z.string(),
  state: z.enum(REQUEST_STATES),
  language: z.enum(LOCALES),
  receivedAt: z.iso.datetime(),
  requestType: chosen,
  module: chosen,
  /** Attachments of the sender. */
  fileCount: z.int().nonnegative(),
  /** The sender, who gives one of the two at most. */
  email: z.string().nullable(),
  supportId: z.string().nullable(),
});

export const deskRequestListSchema = z.object({
  requests: z.array(
    deskRequestFacts.extend({
      /** Beginning of the message, on one line; null for an encrypted one. */
      beginning: z.string().nullable(),
    }),
  ),
  counts: z.record(z.enum(REQUEST_STATES), z.int().nonnegative()),
});

export type DeskRequestList = z.infer<typeof deskRequestListSchema>;

/** Recipient of an answer. `conversation` is the key of the sender's, once there is one. */
const answerWay = z.discriminatedUnion("by", [
  z.object({ by: z.literal("mail"), address: z.string() }),
  z.object({ by: z.literal("chat"), conversation: z.string().nullable() }),
]);

export type AnswerWay = z.infer<typeof answerWay>;

/** Saved with `GET /desk/requests/{reference}/files/{id}`. */
const deskFiles = z.array(z.object({ id: z.int(), name: z.string(), type: z.enum(SUPPORT_FILE_TYPES), size: z.int() }));

/** Answer to `GET /desk/requests/{reference}`; its history oldest first. */
export const deskRequestSchema = deskRequestFacts.extend({
  contactOption: chosen,
  message: z.string(),
  /** True when only the holder of the support team's private key can read the message. */
  isEncrypted: z.boolean(),
  /** Null when there is nowhere to send an answer. */
  answerWay: answerWay.nullable(),
  /** True when a reply to an answer by mail comes back into the history. */
  repliesReturn: z.boolean(),
  erasedOn: z.iso.date(),
  /** Attachments of the sender. */
  files: deskFiles,
  history: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(REQUEST_EVENTS),
      at: z.iso.datetime(),
      by: z.string(),
      text: z.string().nullable(),
      /** Attachments of an answer by mail, or of a reply to it. */
      files: deskFiles,
      /** Null for what staff did. */
      mailed: mailedSchema.nullable(),
    }),
  ),
});

export type DeskRequest = z.infer<typeof deskRequestSchema>;

export const REQUEST_ANSWER_MAX_LENGTH = 10_000;

export const REQUEST_DESK_ACTIONS = ["answer", "note", "close", "reopen", "erase"] as const;

/**
 * The key stays the same on a retry, so that an answer is sent once. Files come first, each by
 * `POST /desk/requests/{reference}/files`, which takes its bytes as `POST /support/contact/files` does.
 */
export const requestAnswerSchema = z.strictObject({
  key: messageKeySchema,
  answer: z.string().trim().min(1).max(REQUEST_ANSWER_MAX_LENGTH),
  files: z.array(contactFileSchema.shape.ref).max(CONTACT_MAX_FILES).default([]),
});

export type RequestAnswer = z.infer<typeof requestAnswerSchema>;

/** `no-address`: the request has no address to answer to. `file-expired`: an attachment waited too long. */
export const REQUEST_DESK_REFUSALS = ["no-address", "file-expired", "not-possible"] as const;

export type RequestDeskRefusal = (typeof REQUEST_DESK_REFUSALS)[number];
