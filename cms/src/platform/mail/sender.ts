import { optionalEnv } from "../env";

const DEFAULT_SENDER = "Wren <no-reply@wren.example>";

/** Who our mails come from: MAIL_FROM as `Name <address>`, or an address alone. */
export function mailSender(): { name: string; address: string } {
  const text = optionalEnv("MAIL_FROM") ?? DEFAULT_SENDER;
  const [, name = "", address = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name: name || "Wren", address: address.trim() };
}
