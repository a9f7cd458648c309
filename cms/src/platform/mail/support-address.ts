import { optionalEnv } from "../env";

/** The mailbox of the support team. */
export function supportAddress(): string {
  return optionalEnv("SUPPORT_EMAIL") ?? "hello@wren.example";
}
