import {
  CHAT_REFUSALS,
  chatMessageSchema,
  chatNewsSchema,
  chatPassSchema,
  chatStatusSchema,
  chatUnreadSchema,
  chatUploadSchema,
  chatViewSchema,
  FILE_NAME_HEADER,
  okSchema,
  type ChatMessageRequest,
  type ChatNews,
  type ChatRefusal,
  type ChatSeen,
  type Locale,
} from "@wren/domain";
import type { z } from "zod";
import type { ChatNotice } from "#app/lib/chat-notice.ts";
import type { Account, Visitor } from "./accounts.server.ts";
import { backend } from "./backend.server.ts";
import { logBrokenContract } from "./checkout.server.ts";
import type { BackendCall } from "./client.server.ts";
import { readContent } from "./content.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

/** True when an agent is online; false while the cms is unreachable. */
export async function isChatOnline(): Promise<boolean> {
  try {
    return (await readContent("chat/status", {}, chatStatusSchema)).isOnline;
  } catch {
    // The failed call has already been logged.
    return false;
  }
}

/** Failure codes of chat calls. `signed-out`: the session has ended and is cleared. */
export type ChatFailure = { code: ChatRefusal | "invalid-request" | "signed-out" } | CommonFailure;

export type ChatOutcome<Value> = { ok: true; value: Value } | ({ ok: false } & ChatFailure);

/** Longer than for other calls, because it carries a file. */
const UPLOAD_TIMEOUT_MS = 30_000;

/** The newest messages, or those before or after a known one. */
export async function viewChat(visitor: Visitor, query: { before?: number; after?: number } = {}) {
  return ask(visitor, chatViewSchema, { path: "/chat/conversation", query });
}

/** Notice for the frame of every page; null where nothing goes on. Failures come as values. */
export async function findChatNotice(visitor: Visitor): Promise<ChatOutcome<ChatNotice | null>> {
  if (!visitor.account.tokens) return { ok: true, value: null };
  const outcome = await ask(visitor, chatUnreadSchema, { path: "/chat/unread" });
  if (!outcome.ok) return outcome.code === "signed-out" ? { ok: true, value: null } : outcome;
  const { isOpen, unreadCount } = outcome.value;
  return { ok: true, value: isOpen || unreadCount > 0 ? { unreadCount } : null };
}

export async function sendChatMessage(visitor: Visitor, body: ChatMessageRequest) {
  return ask(visitor, chatMessageSchema, { method: "POST", path: "/chat/messages", body });
}

export async function uploadChatFile(visitor: Visitor, file: File) {
  const body = new Uint8Array(await file.arrayBuffer());
  const headers = { [FILE_NAME_HEADER]: encodeURIComponent(file.name) };
  const call = { method: "POST", path: "/chat/files", body, headers, timeoutMs: UPLOAD_TIMEOUT_MS } as const;
  return ask(visitor, chatUploadSchema, call);
}

export async function reportSeen(visitor: Visitor, body: ChatSeen) {
  return ask(visitor, okSchema, { method: "POST", path: "/chat/seen", body });
}

/** Links the conversation to an order. @param about the order whose page the visitor comes from */
export async function talkAboutOrder(visitor: Visitor, about: { secret: string; language: Locale }) {
  return ask(visitor, okSchema, { method: "POST", path: "/chat/about", body: about });
}

/** Has the conversation mailed to the visitor's own address. */
export async function mailTranscript(visitor: Visitor, body: { language: Locale }) {
  return ask(visitor, okSchema, { method: "POST", path: "/chat/transcript", body });
}

export async function endChat(visitor: Visitor) {
  return ask(visitor, okSchema, { method: "POST", path: "/chat/end" });
}

export async function eraseChat(visitor: Visitor) {
  return ask(visitor, okSchema, { method: "POST", path: "/chat/erase" });
}

/** The pass with which an event stream follows the conversation. */
export async function listenToChat(visitor: Visitor) {
  return ask(visitor, chatPassSchema, { method: "POST", path: "/chat/listen" });
}

export type ChatNewsOutcome = { ok: true; value: ChatNews } | { ok: false; code: "gone" | "service-unavailable" };

/** New messages for a stream. `gone`: the session has ended, or the conversation was erased. */
export async function readChatNews(body: { pass: string; after: number }): Promise<ChatNewsOutcome> {
  try {
    const answer = await backend.call({ method: "POST", path: "/chat/news", body });
    return { ok: true, value: chatNewsSchema.parse(answer.body) };
  } catch (error) {
    logBrokenContract(error);
    const { refusal } = classifyFailure(error);
    return { ok: false, code: refusal ? "gone" : "service-unavailable" };
  }
}

async function ask<Schema extends z.ZodType>(
  visitor: Visitor,
  schema: Schema,
  call: BackendCall,
): Promise<ChatOutcome<z.output<Schema>>> {
  const { account } = visitor;
  if (!account.tokens) return { ok: false, code: "signed-out" };
  try {
    const { body } = await callFor(visitor, call);
    return { ok: true, value: schema.parse(body) };
  } catch (error) {
    logBrokenContract(error);
    return { ok: false, ...failureOf(error, account) };
  }
}

function failureOf(error: unknown, account: Account): ChatFailure {
  // The backend client clears a token that was refused.
  if (!account.tokens) return { code: "signed-out" };
  const { common, refusal } = classifyFailure(error);
  if (common) return common;
  return { code: CHAT_REFUSALS.find((known) => known === refusal.message) ?? "invalid-request" };
}
