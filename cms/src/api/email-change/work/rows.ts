import type { Core } from "@strapi/strapi";
import type { EmailChange, EmailChangeState, Locale } from "@wren/domain";
import { table } from "../../../platform/rows/table";

export type EmailChangeRow = {
  id: number;
  subscriptionId: number;
  state: EmailChangeState;
  /** Language of the page on which the change was requested. */
  language: Locale;
  newEmail: string;
  /** The address in use when it was asked for. */
  oldEmail: string | null;
  tokenHash: string;
  expiresAt: string;
  confirmedAt: string | null;
  undoTokenHash: string | null;
  /** Hash of the token in the notice that was sent before the change. */
  stopTokenHash: string | null;
  undoExpiresAt: string | null;
  undoneAt: string | null;
  /** End of the retention time: then the row is erased, with both addresses. */
  keepUntil: string;
};

export const emailChanges = (strapi: Core.Strapi) => table<EmailChangeRow>(strapi, "api::email-change.email-change");

export function toChange({ state, expiresAt, undoExpiresAt }: EmailChangeRow): EmailChange {
  return { state, expiresAt: new Date(expiresAt), undoExpiresAt: undoExpiresAt ? new Date(undoExpiresAt) : null };
}
