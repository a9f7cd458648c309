import { DAY_MS, SECOND_MS } from "./durations.js";

/** Retention of a closed conversation (product decisions, section 8). */
export const CHAT_KEPT_DAYS = 30;

/** A conversation without a message for this long is closed, unless somebody waits for an answer. */
export const CHAT_IDLE_DAYS = 14;

/** Retention of an account without a confirmed address that has no conversation. */
export const UNCONFIRMED_KEPT_DAYS = 1;

/** Time for which one report of typing counts; clients repeat it before it ends. */
export const TYPING_SHOWN_MS = 8 * SECOND_MS;

export const CONVERSATION_STATES = ["open", "closed"] as const;

export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** @param closedAt end of the conversation */
export function chatKeptUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + CHAT_KEPT_DAYS * DAY_MS);
}

/** @param typedAt time of the last report of typing; null without one */
export function isStillTyping(typedAt: Date | null, now: Date): boolean {
  return typedAt !== null && now.getTime() - typedAt.getTime() < TYPING_SHOWN_MS;
}

/** Number of the last message that was delivered to, and read by, the other side. */
export type Marks = { deliveredTo: number; readTo: number };

export type Arrival = "sent" | "delivered" | "read";

export function arrivalOf(seq: number, { deliveredTo, readTo }: Marks): Arrival {
  if (seq <= readTo) return "read";
  return seq <= deliveredTo ? "delivered" : "sent";
}
