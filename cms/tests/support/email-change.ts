import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { createCaller } from "./call";
import { decodeBody, decodeHeader, parseMime, partsOf } from "./mime";
import type { startSmtp } from "../../../scripts/lib/smtp.mjs";

type Call = ReturnType<typeof createCaller>;
type Smtp = Awaited<ReturnType<typeof startSmtp>>;

export const newAddress = () => `${randomUUID().slice(0, 8)}@example.org`;

/** Mails as they were received. */
export function mailboxes(smtp: Smtp) {
  const mailsTo = (address: string) => smtp.received.filter(({ to }) => to.includes(address));
  return {
    count: (address: string) => mailsTo(address).length,
    /** The newest one, once as many as expected have arrived. */
    async last(address: string, count = 1) {
      await expect.poll(() => mailsTo(address).length).toBe(count);
      const mail = parseMime(mailsTo(address).at(-1)?.raw ?? "");
      const [text = "", html = ""] = partsOf(mail).map(decodeBody);
      return { subject: decodeHeader(mail.headers.get("subject") ?? ""), text, html };
    },
  };
}

/** The token of the link in a mail, and the link's target. */
export function linkIn({ text }: { text: string }) {
  const [, path = "", token = ""] = /https?:\/\/[^/\s]+(\/\S+)\?token=(\S+)/.exec(text) ?? [];
  return { path, token };
}

/** Calls of the pages. */
export function emailChangeCalls(call: Call) {
  const post = async (path: string, body: object) => {
    const answer = await call(`email-changes${path}`, { body });
    return answer.status === 200 ? answer.body : answer.status;
  };
  return {
    ask: (identifier: string, email: string, locale: "en" | "de" = "en") => post("", { identifier, email, locale }),
    lookAt: (link: "confirm" | "undo", token: string) => post("/look-at", { link, token }),
    confirm: (token: string) => post("/confirm", { token }),
    undo: (token: string) => post("/undo", { token }),
  };
}
