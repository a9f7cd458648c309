import { statusOf, type ErrorCode } from "@wren/domain";
import { data } from "react-router";

/** What an error boundary finds in a thrown response: a code to translate, never a sentence. */
type ErrorBody = { code: ErrorCode };

export function notFound() {
  const body: ErrorBody = { code: "not-found" };
  return data(body, { status: statusOf("not-found") });
}

/** The content backend failed and no earlier answer is held. Worth a second try, so 503 and not 500. */
export function contentUnavailable() {
  const body: ErrorBody = { code: "content-unavailable" };
  return data(body, { status: statusOf("content-unavailable"), headers: { "Retry-After": "30" } });
}
