import type { ChatRefusal } from "@wren/domain";
import type { FormErrorCode } from "#app/lib/form-errors.ts";

/** Every error of a message; the chat's texts have a sentence for each. */
export type ChatErrorCode =
  | ChatRefusal
  | FormErrorCode
  | "message-missing"
  | "message-too-long"
  | "request-too-large"
  | "signed-out"
  | "service-unavailable";
