import { z } from "zod";

/** What is kept for a time and then erased; one job does it for all of them. */
export const RETENTION_KINDS = [
  /** Name, addresses and tracking number of orders; country and amounts stay for the books. */
  "buyers",
  "mails",
  /** Of payment providers, in their own words: these may name the buyer. */
  "payment-messages",
  /** Both addresses of a change of address, once nobody can confirm or undo it any more. */
  "email-changes",
  /** With their attachments and answers. */
  "contact-requests",
  /** Attachments of requests that were never sent. */
  "contact-uploads",
  /** With their messages, attachments and notes. */
  "conversations",
  /** Attachments of messages that were never sent. */
  "chat-uploads",
  /** The ids of captchas that were answered. */
  "captchas",
] as const;

export type RetentionKind = (typeof RETENTION_KINDS)[number];

const instant = z.iso.datetime();

/** The answer to `GET /desk/orders/retention`. */
export const retentionReportSchema = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(RETENTION_KINDS),
      /** Null until the job has run. */
      ranAt: instant.nullable(),
      /** In the last run. */
      lastCount: z.int().nonnegative(),
      /** When there was last something to erase. */
      erasedAt: instant.nullable(),
      totalCount: z.int().nonnegative(),
    }),
  ),
});

export type RetentionReport = z.infer<typeof retentionReportSchema>;
