import type { ChatRefusal } from "@wren/domain";

/** Everything that can be wrong with a message; the chat's texts have a sentence for each. */
export type ChatErrorCode =
  | ChatRefusal
  | "message-missing"
  | "message-too-long"
  | "message-characters"
  | "request-too-large"
  | "invalid-request"
  | "signed-out"
  | "too-many-tries"
  | "service-unavailable"
  /** The browser could not reach us. */
  | "not-sent";
