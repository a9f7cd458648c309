import { env } from "../env";

/** Sender of our mails: MAIL_FROM as `Name <address>`, or an address alone. */
export function mailSender(): { name: string; address: string } {
  const text = env("MAIL_FROM");
  const [, name = "", address = text] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  return { name: name || "Wren", address: address.trim() };
}
