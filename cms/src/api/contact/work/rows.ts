import type { Core } from "@strapi/strapi";
import type { ContactFile, Locale, Mailed, RequestEventKind, RequestState } from "@wren/domain";
import { table } from "../../../platform/rows/table";

export type ContactRequestRow = {
  id: number;
  reference: string;
  tokenHash: string;
  state: RequestState;
  language: Locale;
  requestType: string;
  contactOption: string;
  module: string;
  message: string;
  isEncrypted: boolean;
  email: string | null;
  supportId: string | null;
  receivedAt: string;
  /** Time of the sender's last reply by mail. */
  repliedAt: string | null;
  /** Part of the address under which replies by mail find this request; null until a mail named it. */
  replyToken: string | null;
};

export type ContactEventRow = {
  id: number;
  requestId: number;
  kind: RequestEventKind;
  at: string;
  by: string;
  text: string | null;
  /** Idempotency key of an answer or a reply. */
  key: string | null;
  /** Null for what staff did. */
  mailed: Mailed | null;
};

export type ContactFileRow = Omit<ContactFile, "ref"> & {
  id: number;
  refHash: string;
  /** Null until its request is sent. */
  requestId: number | null;
  /** The answer or reply that it was sent with; null for a file of the request itself. */
  eventId: number | null;
  storedAs: string;
  /** A keyed hash, or a member of staff, until its request or answer is sent. */
  visitor: string | null;
  uploadedAt: string;
};

export const REQUEST_UID = "api::contact.contact-request";
export const FILE_UID = "api::contact.contact-file";

export const contactRequests = (strapi: Core.Strapi) => table<ContactRequestRow>(strapi, REQUEST_UID);
export const contactEvents = (strapi: Core.Strapi) => table<ContactEventRow>(strapi, "api::contact.contact-event");
export const contactFiles = (strapi: Core.Strapi) => table<ContactFileRow>(strapi, FILE_UID);
