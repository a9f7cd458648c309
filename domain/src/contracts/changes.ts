import { z } from "zod";

/**
 * `GET /api/changes` is a stream of server-sent events. `hello` comes first: after a reconnection, anything may have
 * been missed. Then come a `change` for each committed change of published content, `news` for one visitor or desk, and
 * comments as heartbeats.
 */
export const CHANGES_HEARTBEAT_MS = 15_000;

/** Sent instead of a type when the cms itself may have missed changes. */
export const ANY_TYPE = "*";

/** The changed content type by its singular name, `file` for the media library, or `ANY_TYPE`. */
export const changeSchema = z.object({ type: z.string().min(1) });

export type Change = z.infer<typeof changeSchema>;

/**
 * Change of the subject of a topic: `order:{hash of its secret}`, `chat:{key}` for the visitor's side of a
 * conversation, `desk:{key}` for the staff's. The content is loaded separately, with a secret or a session.
 */
export const newsSchema = z.object({ topic: z.string().min(1) });

export type News = z.infer<typeof newsSchema>;

/** @param secretHash SHA-256 of the order's secret, base64url */
export function orderTopic(secretHash: string): string {
  return `${ORDER_TOPIC}${secretHash}`;
}

/** @param key key of a conversation */
export function chatTopic(key: string): string {
  return `chat:${key}`;
}

/** @param key key of a conversation, or of a request to support */
export function deskTopic(key: string): string {
  return `${DESK_TOPIC}${key}`;
}

/** Key in a topic of the desk; null for any other topic. */
export function keyOfDeskTopic(topic: string): string | null {
  return topic.startsWith(DESK_TOPIC) ? topic.slice(DESK_TOPIC.length) : null;
}

/** Names of content types have no colon. */
export function isTopic(text: string): boolean {
  return text.includes(":");
}

const ORDER_TOPIC = "order:";
const DESK_TOPIC = "desk:";
