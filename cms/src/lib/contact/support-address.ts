import { optionalEnv } from "../required-env";

/** The mailbox of the support team. */
export function supportAddress(): string {
  return optionalEnv("SUPPORT_EMAIL") ?? "hello@wren.example";
}
