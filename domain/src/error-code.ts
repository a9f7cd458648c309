/**
 * Every error a visitor can meet has one code here, one HTTP status, and one message per language in web. Codes travel
 * between cms and web; sentences never do.
 */
export const ERROR_STATUS = {
  /** No route at this address. */
  "not-found": 404,
  /** The address fits a route, but the thing it names does not exist (the spec's failed route validation). */
  "route-check-failed": 404,
  /** The spec's "resource with this slug not found". */
  "resource-not-found": 404,
  /** The request is malformed: a bad body, an unknown field, a wrong type. */
  "invalid-request": 400,
  /** The page requires a signed-in visitor. */
  "signed-out": 401,
  /** A form was sent without proof that it comes from a page of ours. */
  "foreign-form": 403,
  /** An editor's link to a draft is too old. */
  "preview-ended": 403,
  /** A draft lacks a required field, so its page cannot be drawn yet. */
  "draft-incomplete": 422,
  /** The address accepts only forms, or only page views. */
  "method-not-allowed": 405,
  /** A rate limit was exceeded. */
  "too-many-requests": 429,
  /** The body is larger than any form of ours. */
  "request-too-large": 413,
  /** The content backend did not answer, and no earlier answer is cached. */
  "content-unavailable": 503,
  /** Anything unforeseen. */
  unexpected: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export function statusOf(code: ErrorCode): number {
  return ERROR_STATUS[code];
}

/** The code for a response that has nothing but a status. */
export function codeOfStatus(status: number): ErrorCode {
  const code = Object.keys(ERROR_STATUS).find((key) => isErrorCode(key) && ERROR_STATUS[key] === status);
  if (isErrorCode(code)) return code;
  return status < 500 ? "invalid-request" : "unexpected";
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(ERROR_STATUS, value);
}
