import { randomBytes, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { VISITOR_KEY_HEADER } from "../../domain/dist/index.js";
import { linkIn, readMailsTo } from "./mails.ts";

export const PASSWORD = "seven quiet birds";

/**
 * A visitor with a confirmed address who writes in the chat, through the same calls as the site.
 * @param readMails where the site's mails are, if it sends them instead of writing files
 */
export async function newChatVisitor(
  cmsUrl: string,
  dataDir: string,
  readMails = (address: string) => readMailsTo(dataDir, address),
) {
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  await call("auth/local/register", { username: email, email, password: PASSWORD });
  const isConfirmation = (mail: string) => mail.includes("confirm-email");
  await expect.poll(async () => (await readMails(email)).some(isConfirmation)).toBe(true);
  const mail = (await readMails(email)).find(isConfirmation) ?? "";
  const link = new URL(linkIn(mail, "/support/chat/confirm-email"), cmsUrl);
  const confirmation = link.searchParams.get("confirmation");
  const { jwt } = (await call("auth/confirm-email", { confirmation, password: PASSWORD })) as { jwt: string };

  async function call(path: string, body?: object, bearer?: string): Promise<unknown> {
    const response = await fetch(`${cmsUrl}/api/${path}`, {
      method: body ? "POST" : "GET",
      // A visitor of their own, because limits count by visitor.
      headers: {
        "Content-Type": "application/json",
        [VISITOR_KEY_HEADER]: email,
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}: ${await response.text()}`);
    return await response.json();
  }

  return {
    email,
    write: (text: string) =>
      call("chat/messages", { key: randomBytes(16).toString("hex"), text, file: null, language: "en" }, jwt),
    see: (readTo: number) => call("chat/seen", { readTo, isTyping: false }, jwt),
    /** The conversation as this visitor reads it. */
    read: async () => {
      const view = (await call("chat/conversation", undefined, jwt)) as { messages: { text: string }[] };
      return view.messages.map(({ text }) => text);
    },
  };
}
