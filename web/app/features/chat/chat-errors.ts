import type { ChatRefusal } from "@wren/domain";
import type { FormErrorCode } from "#app/lib/form-errors.ts";

/** Everything that can be wrong with a message; the chat's texts have a sentence for each. */
export type ChatErrorCode =
  | ChatRefusal
  | FormErrorCode
  | "message-missing"
  | "message-too-long"
  | "request-too-large"
  | "signed-out"
  | "service-unavailable"
  /** The browser could not reach us. */
  | "not-sent";
