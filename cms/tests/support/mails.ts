import type { Core } from "@strapi/strapi";
import { expect } from "vitest";

export type CaughtMail = { to: string; subject: string; text: string };

/** Intercepts mails at Strapi's mail plugin. */
export function catchMails(strapi: Core.Strapi) {
  const mails: CaughtMail[] = [];
  Object.assign(strapi.plugin("email"), {
    provider: { send: (mail: CaughtMail) => Promise.resolve(mails.push(mail)) },
  });
  return {
    mails,
    /** The newest mail to an address, once as many as expected were sent. */
    async last(to: string, count = 1): Promise<CaughtMail> {
      const toThem = () => mails.filter((mail) => mail.to === to);
      await expect.poll(() => toThem().length).toBe(count);
      return toThem()[count - 1] ?? { to, subject: "", text: "" };
    },
  };
}

/** Sends a mail as every part of Strapi does. */
export async function sendMail(strapi: Core.Strapi, mail: object): Promise<void> {
  const { send } = strapi.plugin("email").service<{ send: (mail: object) => Promise<void> }>("email");
  await send(mail);
}
