import type { ToastSeverity } from "./toast.ts";

/** Messages from one page to the next, by code. The sentences are in i18n under `flash`. */
export const FLASHES = {
  "currency-changed": { severity: "success" },
  "signed-out": { severity: "success" },
  "password-changed": { severity: "success" },
  "phrase-not-changed": { severity: "error" },
  "provider-failed": { severity: "error" },
  "email-confirmed": { severity: "success" },
  "added-to-cart": { severity: "success" },
  "transcript-sent": { severity: "success" },
  "payment-not-made": { severity: "info" },
  "not-in-this-language": { severity: "info" },
} as const satisfies Record<string, { severity: ToastSeverity }>;

export type FlashCode = keyof typeof FLASHES;

export function isFlashCode(value: unknown): value is FlashCode {
  return typeof value === "string" && Object.hasOwn(FLASHES, value);
}
