import type { Core } from "@strapi/strapi";
import type { EmailChange, EmailChangeState, Locale } from "@wren/domain";
import { table } from "../../../platform/rows/table";

export type EmailChangeRow = {
  id: number;
  subscriptionId: number;
  state: EmailChangeState;
  /** Of the page on which it was asked for. */
  language: Locale;
  newEmail: string;
  /** The address in use when it was asked for. */
  oldEmail: string | null;
  tokenHash: string;
  expiresAt: string;
  confirmedAt: string | null;
  undoTokenHash: string | null;
  /** Of the link in the notice that came before anything moved. */
  stopTokenHash: string | null;
  undoExpiresAt: string | null;
  undoneAt: string | null;
  /** Then the row goes, with both addresses. */
  keepUntil: string;
};

export const emailChanges = (strapi: Core.Strapi) => table<EmailChangeRow>(strapi, "api::email-change.email-change");

/** As the rules judge it. */
export function toChange({ state, expiresAt, undoExpiresAt }: EmailChangeRow): EmailChange {
  return { state, expiresAt: new Date(expiresAt), undoExpiresAt: undoExpiresAt ? new Date(undoExpiresAt) : null };
}
