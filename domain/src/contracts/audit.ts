import { z } from "zod";
import { DAY_MS } from "../durations.js";

/** Subjects of the audit trail, by which staff filter it. */
export const AUDIT_KINDS = [
  "sign-in",
  "session",
  "second-factor",
  "user",
  "role",
  "token",
  "price",
  "payment",
  "key",
  "site",
  "publication",
] as const;

export type AuditKind = (typeof AUDIT_KINDS)[number];

export const AUDIT_ACTIONS = [
  ...(["created", "changed", "deleted"] as const),
  /** Of a sign-in. */
  ...(["succeeded", "failed"] as const),
  /** A refresh token that had been used before came again, so its whole session was ended. */
  "reused",
  /** Of a second factor. */
  ...(["set-up", "turned-off", "reset", "wrong-code", "recovery-code-used"] as const),
  /** Of a site of one's own, once. */
  "opened",
  /** Of a publication: by a button, or by a plan in the name of whoever made it. */
  ...(["published", "unpublished", "published-as-planned", "unpublished-as-planned"] as const),
  /** Times were set, changed or withdrawn. */
  "planned",
  /** The draft could not be published when its time came. */
  "plan-failed",
  /** A published version became the draft again. */
  "restored",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Fields whose changes are recorded. */
export const AUDIT_FIELDS = [
  ...(["firstname", "lastname", "email", "isActive", "blocked", "roles", "password"] as const),
  ...(["name", "description", "permissions", "type", "expiresAt", "accessKey"] as const),
  ...(["priceChf", "priceUsd", "priceEur", "discountPercent", "rateChf", "rateUsd", "rateEur", "active"] as const),
  ...(["vatBasisPoints", "moneroChf", "moneroUsd", "moneroEur", "moneroConfirmations"] as const),
  ...(["moneroSmallUpToXmr", "moneroSmallConfirmations", "supportPgpKey", "file", "signature"] as const),
  ...(["enabled", "allowList", "datedOn", "validUntil", "publishAt", "unpublishAt", "version"] as const),
] as const;

export type AuditField = (typeof AUDIT_FIELDS)[number];

/** Retention of the audit trail: long enough to follow up what is noticed with the yearly accounts. */
export const AUDIT_KEPT_MS = 400 * DAY_MS;

export const AUDIT_PAGE_SIZE = 50;

/** `GET /desk/audit/list`, for staff. */
export const auditQuerySchema = z.object({
  kind: z.enum(AUDIT_KINDS).optional(),
  person: z.coerce.number().int().optional(),
  page: z.coerce.number().int().min(1).default(1),
});

export type AuditQuery = z.infer<typeof auditQuerySchema>;

const auditChangeSchema = z.object({
  field: z.enum(AUDIT_FIELDS),
  /** A secret shows neither: the trail says only that it changed. */
  isSecret: z.boolean(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export type AuditChange = z.infer<typeof auditChangeSchema>;

export const auditListSchema = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      kind: z.enum(AUDIT_KINDS),
      action: z.enum(AUDIT_ACTIONS),
      /** Name at that time; null when nobody is known, as for a failed sign-in to no account. */
      who: z.string().nullable(),
      /** Name of the record, such as an article's code. */
      subject: z.string().nullable(),
      changes: z.array(auditChangeSchema),
      network: z.string().nullable(),
    }),
  ),
  total: z.int(),
  people: z.array(z.object({ id: z.int(), name: z.string() })),
});

export type AuditList = z.infer<typeof auditListSchema>;
