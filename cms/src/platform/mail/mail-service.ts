import type { Core } from "@strapi/strapi";
import { perStrapi } from "../per-strapi";
import { createOutbox, type Outbox } from "./outbox";
import { createTransport } from "./transport";

export const mailService = perStrapi((strapi: Core.Strapi): Outbox => createOutbox(strapi, createTransport(strapi)));
