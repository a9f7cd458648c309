import type { Core } from "@strapi/strapi";
import { AUDIT_KEPT_MS, AUDIT_PAGE_SIZE, type AuditChange, type AuditList, type AuditQuery } from "@wren/domain";
import { currentRequest, type Actor } from "../../../platform/desk/current-staff";
import { fullName } from "../../../platform/desk/staff";
import { adminNetwork } from "../../../platform/limits/admin-sign-in";
import type { EraseSome } from "../../../platform/retention/retention";
import { auditEntries, staffUsers, type AuditEntryRow } from "./rows";
import { clock } from "../../../platform/process/clock";

/** Tells networks apart without telling addresses. */
const NETWORK_LABEL_LENGTH = 8;

type Entry = Pick<AuditEntryRow, "kind" | "action"> & {
  actor: Actor | null;
  subjectId?: string;
  subject?: string;
  changes?: AuditChange[];
  /** True for what strangers can do too: a foreign network is then seen as one. */
  withNetwork?: boolean;
};

/** Adds a line to the audit trail, within the caller's transaction if there is one. */
export async function writeAudit(strapi: Core.Strapi, { actor, withNetwork = false, ...entry }: Entry): Promise<void> {
  const asking = withNetwork ? currentRequest(strapi) : null;
  await auditEntries(strapi).create({
    at: clock.now(),
    kind: entry.kind,
    action: entry.action,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? null,
    subjectId: entry.subjectId ?? null,
    subject: entry.subject ?? null,
    changes: entry.changes ?? [],
    network: asking && adminNetwork(asking).slice(0, NETWORK_LABEL_LENGTH),
  });
}

export async function listAudit(strapi: Core.Strapi, { kind, person, page }: AuditQuery): Promise<AuditList> {
  const where = { ...(kind && { kind }), ...(person !== undefined && { actorId: person }) };
  const [rows, total, users] = await Promise.all([
    auditEntries(strapi).findMany({
      where,
      orderBy: { id: "desc" },
      limit: AUDIT_PAGE_SIZE,
      offset: (page - 1) * AUDIT_PAGE_SIZE,
    }),
    auditEntries(strapi).count(where),
    staffUsers(strapi).findMany({ where: {}, orderBy: { firstname: "asc" } }),
  ]);
  return {
    entries: rows.map(({ id, at, actorName, subject, changes, network, ...row }) => {
      const { kind: about, action } = row;
      const when = new Date(at).toISOString();
      return { id, at: when, kind: about, action, who: actorName, subject, changes, network };
    }),
    total,
    people: users.map((user) => ({ id: user.id, name: fullName(user) })),
  };
}

export const eraseAudit: EraseSome = (strapi, { now, limit }) =>
  auditEntries(strapi).removeSome({ at: { $lte: new Date(now.getTime() - AUDIT_KEPT_MS) } }, { by: "at", limit });
