import type { Core } from "@strapi/strapi";
import { createOutbox, type Outbox } from "../../../lib/mail/outbox";
import { createTransport } from "../../../lib/mail/transport";

/** Strapi's registry forgets the types of our own methods; this remembers them. */
export function mailService(strapi: Core.Strapi) {
  return strapi.service("api::mail.mail") as unknown as Outbox;
}

export default ({ strapi }: { strapi: Core.Strapi }): Outbox => createOutbox(strapi, createTransport(strapi));
