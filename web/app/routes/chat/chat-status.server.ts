import type { ChatFailure } from "#app/cms/chat.server.ts";
import type { ChatErrorCode } from "#app/features/chat/chat-errors.ts";

const STATUS: Partial<Record<ChatErrorCode, number>> = {
  "signed-out": 401,
  "chat-blocked": 403,
  "file-too-large": 413,
  "request-too-large": 413,
  "too-many-tries": 429,
  "service-unavailable": 503,
};

export function statusOf(code: ChatErrorCode): number {
  return STATUS[code] ?? 400;
}

/** Waiting time of a refused call: minutes for the page, `Retry-After` for the response. */
export function waitTimeOf(failure: ChatFailure): { waitMinutes: number; headers: Record<string, string> } {
  if (failure.code !== "too-many-tries") return { waitMinutes: 0, headers: {} };
  const { retryAfterSeconds } = failure;
  return { waitMinutes: Math.ceil(retryAfterSeconds / 60), headers: { "Retry-After": String(retryAfterSeconds) } };
}
