import { DAY_MS, SECOND_MS } from "./durations.js";

/** So long after its end a conversation is kept (product decisions, section 8). */
export const CHAT_KEPT_DAYS = 30;

/** A conversation in which nobody has said anything for so long has ended, unless somebody waits for an answer. */
export const CHAT_IDLE_DAYS = 14;

/** Who writes says so again before this is over; one who stopped is forgotten by itself. */
export const TYPING_SHOWN_MS = 8 * SECOND_MS;

export const CONVERSATION_STATES = ["open", "closed"] as const;

export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** @param closedAt when the conversation ended */
export function chatKeptUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + CHAT_KEPT_DAYS * DAY_MS);
}

/** @param typedAt when somebody was last heard to write; null when nobody was */
export function isStillTyping(typedAt: Date | null, now: Date): boolean {
  return typedAt !== null && now.getTime() - typedAt.getTime() < TYPING_SHOWN_MS;
}

/** How far the messages of one side have come on the other, by the number of the last one. */
export type Marks = { deliveredTo: number; readTo: number };

export type Arrival = "sent" | "delivered" | "read";

export function arrivalOf(seq: number, { deliveredTo, readTo }: Marks): Arrival {
  if (seq <= readTo) return "read";
  return seq <= deliveredTo ? "delivered" : "sent";
}
