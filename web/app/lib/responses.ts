import { statusOf, type ErrorCode } from "@wren/domain";
import { data } from "react-router";

/** Body of a thrown response: a code to translate, never a sentence. */
type ErrorBody = { code: ErrorCode };

export function notFound() {
  return fail("not-found");
}

/** Response for a well-formed address whose content does not exist. */
export function routeCheckFailed(pathname: string) {
  return fail(pathname.startsWith("/resources/") ? "resource-not-found" : "route-check-failed");
}

/** Refuses a request that no page of this site sends. */
export function invalidRequest() {
  return fail("invalid-request");
}

export function requestTooLarge() {
  return fail("request-too-large");
}

/** More was asked than a limit allows. */
export function tooManyRequests(retryAfterSeconds: number) {
  return fail("too-many-requests", { "Retry-After": String(retryAfterSeconds) });
}

/** The content backend failed and no earlier answer is held. Worth a second try, so 503 and not 500. */
export function contentUnavailable() {
  return fail("content-unavailable", { "Retry-After": "30" });
}

/** The pass of a preview is too old, or was never one. */
export function previewEnded() {
  return fail("preview-ended");
}

/** A draft lacks something without which its page cannot be drawn. */
export function draftIncomplete() {
  return fail("draft-incomplete");
}

function fail(code: ErrorCode, headers?: Record<string, string>) {
  const body: ErrorBody = { code };
  return data(body, { status: statusOf(code), headers });
}
