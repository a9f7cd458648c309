import type { ChatMessage, Locale } from "@wren/domain";
import { CHAT_MESSAGES_PATH } from "./addresses.ts";
import type { ChatErrorCode } from "./chat-errors.ts";
import { KEPT_FILE_FIELD } from "./chat-view.ts";
import type { OutgoingMessage } from "./thread.ts";

type Failure = { code: ChatErrorCode; waitMinutes: number };

export type SendResult = { message: ChatMessage } | { failure: Failure };

/** Sends a message. A repeated one is stored once, by its key. */
export async function sendMessage({ key, text, file }: OutgoingMessage, language: Locale): Promise<SendResult> {
  const form = new FormData();
  form.set("key", key);
  form.set("text", text);
  form.set("language", language);
  if (file instanceof File) form.set("file", file);
  else if (file) form.set(KEPT_FILE_FIELD, JSON.stringify(file));
  try {
    const answer = await fetch(CHAT_MESSAGES_PATH, { method: "POST", body: form });
    // Trusted without a schema: our own server answers the same build.
    return (await answer.json()) as SendResult;
  } catch {
    return { failure: { code: "not-sent", waitMinutes: 0 } };
  }
}

const KEY_BYTES = 16;

/** Makes a key without `randomUUID`, which browsers offer only over https, and so not on onion addresses. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
