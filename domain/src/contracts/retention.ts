import { z } from "zod";

/** Kinds of records that are erased after a time; one job erases them all. */
export const RETENTION_KINDS = [
  /** Name, addresses and tracking number of orders; country and amounts stay for the books. */
  "buyers",
  "mails",
  /** Messages of payment providers in their own format, which may name the buyer. */
  "payment-messages",
  /** Both addresses of a change of address, once it can no longer be confirmed or undone. */
  "email-changes",
  /** Requests with their attachments and answers. */
  "contact-requests",
  /** Attachments of requests that were never sent. */
  "contact-uploads",
  /** Conversations with their messages, attachments and notes. */
  "conversations",
  /** Accounts under no address, or one that was not confirmed, once they have no conversation. */
  "unconfirmed-accounts",
  /** Attachments of messages that were never sent. */
  "chat-uploads",
  /** Ids of answered captchas. */
  "captchas",
  /** Lines of the staff's audit trail. */
  "audit-entries",
] as const;

export type RetentionKind = (typeof RETENTION_KINDS)[number];

const instant = z.iso.datetime();

/** Answer to `GET /desk/orders/retention`. */
export const retentionReportSchema = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(RETENTION_KINDS),
      /** Null until the first run. */
      ranAt: instant.nullable(),
      /** Number erased in the last run. */
      lastCount: z.int().nonnegative(),
      /** Time of the last run that erased anything. */
      erasedAt: instant.nullable(),
      totalCount: z.int().nonnegative(),
    }),
  ),
});

export type RetentionReport = z.infer<typeof retentionReportSchema>;
