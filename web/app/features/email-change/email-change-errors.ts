import type { FormErrorCode } from "#app/lib/form-errors.ts";
import type { messages } from "./messages/en.ts";

/** Every error of the form for a new address; the messages have a sentence for each. */
export type EmailChangeErrorCode = FormErrorCode | keyof (typeof messages)["errors"];
