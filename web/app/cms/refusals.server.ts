import { rateLimitDetailsSchema } from "@wren/domain";
import { BackendError } from "./client.server.ts";

/** Failures that any call may have. */
export type CommonFailure = { code: "too-many-tries"; retryAfterSeconds: number } | { code: "service-unavailable" };

const DEFAULT_RETRY_AFTER_SECONDS = 60;

/** A refusal that the caller must interpret: its status, the cms's message and its details. */
export type Refusal = { status: number; message: string; details: unknown };

export type ClassifiedFailure = { common: CommonFailure; refusal: null } | { common: null; refusal: Refusal };

/** Sorts a failed call into a common failure or a refusal that the caller must interpret. */
export function classifyFailure(error: unknown): ClassifiedFailure {
  const unavailable = { common: { code: "service-unavailable" }, refusal: null } as const;
  if (!(error instanceof BackendError) || !error.isAnswer || error.status >= 500) return unavailable;
  const { status, message, body } = error;
  const details = "statusCode" in body ? null : body.error.details;
  if (status !== 429) return { common: null, refusal: { status, message, details } };
  const limit = rateLimitDetailsSchema.safeParse(details);
  const retryAfterSeconds = limit.success ? limit.data.retryAfterSeconds : DEFAULT_RETRY_AFTER_SECONDS;
  return { common: { code: "too-many-tries", retryAfterSeconds }, refusal: null };
}
