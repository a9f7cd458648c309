import type { ChatMessage, Locale } from "@wren/domain";
import { CHAT_MESSAGES_PATH } from "./addresses.ts";
import type { ChatErrorCode } from "./chat-errors.ts";
import { KEPT_FILE_FIELD } from "./chat-view.ts";
import type { Delay, OutgoingMessage } from "./thread.ts";

/** The server's answer to a message. */
export type SendAnswer = { message: ChatMessage } | { refusal: ChatErrorCode };

export type SendResult = SendAnswer | { delay: Delay; retryAfterMs: number };

/** Sends a message. A repeated one is stored once, by its key. */
export async function sendMessage(outgoing: OutgoingMessage, language: Locale): Promise<SendResult> {
  try {
    const answer = await fetch(CHAT_MESSAGES_PATH, { method: "POST", body: formOf(outgoing, language) });
    // Trusted without a schema: our own server answers the same build.
    return delayIn(answer) ?? ((await answer.json()) as SendAnswer);
  } catch {
    // Nothing came back, or a page that is not ours, as hotels put before the network.
    return { delay: { reason: "line", waitMinutes: 0 }, retryAfterMs: 0 };
  }
}

function formOf({ key, text, file }: OutgoingMessage, language: Locale): FormData {
  const form = new FormData();
  form.set("key", key);
  form.set("text", text);
  form.set("language", language);
  if (file instanceof File) form.set("file", file);
  else if (file) form.set(KEPT_FILE_FIELD, JSON.stringify(file));
  return form;
}

/** Reads an answer that says "later". Only the chat's own limit answers 429 with JSON; the others protect the site. */
function delayIn({ status, headers }: Response): Extract<SendResult, { delay: Delay }> | null {
  if (status !== 429 && status < 500) return null;
  const seconds = Number(headers.get("Retry-After")) || 0;
  const isOwnLimit = status === 429 && headers.get("Content-Type")?.includes("json");
  const delay = { reason: isOwnLimit ? "too-many" : "unreachable", waitMinutes: Math.ceil(seconds / 60) } as const;
  return { delay, retryAfterMs: seconds * 1_000 };
}

const KEY_BYTES = 16;

/** Makes a key without `randomUUID`, which browsers offer only over https, and so not on onion addresses. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
