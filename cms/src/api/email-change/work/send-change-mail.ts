import type { Core } from "@strapi/strapi";
import type { Locale } from "@wren/domain";
import { mailService } from "../../../platform/mail/mail-service";
import { env } from "../../../platform/env";
import { readShop } from "../../catalog/work/catalog";
import { changeMail } from "./change-mail";
import type { ChangeMailKind } from "./change-mail-words";

type Mail = {
  to: string;
  locale: Locale;
  mobileId: string;
  /** Target of its button, without the language prefix. */
  path: string;
};

/** Puts a mail about a change of address into the outbox, within the caller's transaction. */
export async function sendChangeMail(strapi: Core.Strapi, kind: ChangeMailKind, mail: Mail): Promise<void> {
  const { to, ...facts } = mail;
  const { seller } = await readShop(strapi);
  const companyName = seller.companyName ?? "";
  await mailService(strapi).send({ to, ...changeMail(kind, { ...facts, siteUrl: env("PUBLIC_URL"), companyName }) });
}
