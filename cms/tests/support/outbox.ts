import type { BootedCms } from "./boot";

type Written = { to: string; subject: string; text: string; html: string | null; replyTo: string | null };

/** Mails written to an address, sent or not. */
export async function catchOutbox({ strapi }: BootedCms, to: string): Promise<Written[]> {
  return strapi.db.query("api::mail.mail").findMany({ where: { to }, orderBy: { id: "asc" } }) as Promise<Written[]>;
}
