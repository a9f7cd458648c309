import type { Core } from "@strapi/strapi";
import { hashOf } from "../../../platform/hash";
import { fingerprintOf } from "./chat-files";
import { messages, type MessageRow } from "./rows";

type SentMessage = { key: string; text: string; file: string | null; uploader: string };

type Recognized = { storedKey: string; earlier: MessageRow | null };

/**
 * Tells a retry from a new message. The browser's "back" restores an old form with its old key, and the visitor may
 * write something else into it: only the same key with the same content is the same message.
 * @returns null when the file is not there (any more)
 */
export async function recognizeMessage(
  strapi: Core.Strapi,
  conversationId: number,
  { key, text, file: ref, uploader }: SentMessage,
): Promise<Recognized | null> {
  // Compares the bytes, because a form that is sent twice uploads its file twice.
  const file = ref === null ? null : await fingerprintOf(strapi, { ref, uploader });
  if (ref !== null && !file) return null;
  const storedKey = contentKey(key, text, file);
  return { storedKey, earlier: await messages(strapi).findOne({ where: { conversationId, key: storedKey } }) };
}

/** The given key is random and not stored, so that nobody can guess the content from the hash. */
export function contentKey(key: string, text: string, file: string | null = null): string {
  return hashOf(JSON.stringify([key, text, file]));
}
