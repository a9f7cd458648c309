import { z } from "zod";

/**
 * `GET /api/changes` is a stream of server-sent events. `hello` comes first: whoever was not connected before
 * may have missed something. Then a `change` for each committed change of published content, `news` for somebody
 * in particular, and a comment as a sign of life.
 */
export const CHANGES_HEARTBEAT_MS = 15_000;

/** Said instead of a type when the cms itself may have missed what changed. */
export const ANY_TYPE = "*";

/** What changed: a content type's singular name, `file` for the media library, or `ANY_TYPE`. */
export const changeSchema = z.object({ type: z.string().min(1) });

export type Change = z.infer<typeof changeSchema>;

/**
 * Something happened to what this topic names: `order:{hash of its secret}`, `chat:{key}` for the visitor's side of a
 * conversation, `desk:{key}` for the staff's. What it is, one asks, with a secret or a session.
 */
export const newsSchema = z.object({ topic: z.string().min(1) });

export type News = z.infer<typeof newsSchema>;

/** @param secretHash SHA-256 of the order's secret, base64url */
export function orderTopic(secretHash: string): string {
  return `${ORDER_TOPIC}${secretHash}`;
}

/** @param key of a conversation */
export function chatTopic(key: string): string {
  return `chat:${key}`;
}

/** @param key of a conversation, or of a request to support */
export function deskTopic(key: string): string {
  return `${DESK_TOPIC}${key}`;
}

/** The key in a topic of the desk; null when it is none of the desk's. */
export function keyOfDeskTopic(topic: string): string | null {
  return topic.startsWith(DESK_TOPIC) ? topic.slice(DESK_TOPIC.length) : null;
}

/** Content types have no colon in their names. */
export function isTopic(text: string): boolean {
  return text.includes(":");
}

const ORDER_TOPIC = "order:";
const DESK_TOPIC = "desk:";
