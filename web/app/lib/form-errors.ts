import type { z } from "zod";

const WRONG_TYPES = ["number", "string", "boolean", "date", "object", "array"] as const;

type WrongType = (typeof WRONG_TYPES)[number];

/** Errors that a field of any form can have; components/forms/messages has a sentence for each. */
export type FormErrorCode =
  | "field-missing"
  | "too-short"
  | "too-long"
  | "too-small"
  | "too-big"
  | `wrong-type-${WrongType}`
  | "value-invalid"
  | "email-missing"
  | "email-invalid"
  | "too-few-files"
  | "too-many-files"
  | "file-too-large"
  | "file-empty"
  | "file-broken"
  | "message-characters"
  | "identifier-missing"
  | "identifier-wrong"
  | "identifier-support"
  | "identifier-not-found"
  | "nest-not-found"
  | "invalid-request"
  | "too-many-tries";

const TOO_SMALL: Partial<Record<string, FormErrorCode>> = {
  string: "too-short",
  array: "too-few-files",
  file: "file-empty",
};

const TOO_BIG: Partial<Record<string, FormErrorCode>> = {
  string: "too-long",
  array: "too-many-files",
  file: "file-too-large",
};

/** The code for an issue without one of its own, so that visitors never read the library's English. */
export function codeOfIssue(issue: z.core.$ZodRawIssue): FormErrorCode {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "field-missing" : wrongType(issue.expected);
    case "too_small":
      return TOO_SMALL[issue.origin] ?? "too-small";
    case "too_big":
      return TOO_BIG[issue.origin] ?? "too-big";
    case "invalid_format":
      return issue.format === "email" ? "email-invalid" : "value-invalid";
    default:
      return "value-invalid";
  }
}

function wrongType(expected: unknown): FormErrorCode {
  const type = WRONG_TYPES.find((known) => known === expected);
  return type ? `wrong-type-${type}` : "value-invalid";
}
