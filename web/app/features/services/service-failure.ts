import type { FormErrorCode } from "#app/lib/form-errors.ts";
import type { messages } from "./messages/en.ts";

export type ServiceErrorCode = FormErrorCode | keyof (typeof messages)["errors"];

/** Refusal of a form on a service's page, with the typed and chosen values. */
export type ServiceFailure = {
  /** Null when nothing is wrong and the form is only shown again. */
  code: ServiceErrorCode | null;
  waitMinutes: number;
  identifier: string | null;
  choice: string | null;
};

export const LOOK_UP_FORM = "look-up";
export const CHOICE_FORM = "add";
