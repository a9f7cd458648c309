import type { Core } from "@strapi/strapi";
import { AUDIT_KEPT_MS, AUDIT_PAGE_SIZE, type AuditChange, type AuditList, type AuditQuery } from "@wren/domain";
import { fullName } from "../../../platform/desk/staff";
import { adminNetwork } from "../../../platform/limits/admin-sign-in";
import type { Asking } from "../../../platform/limits/keys";
import type { EraseSome } from "../../../platform/retention/retention";
import { auditEntries, staffUsers, type AuditEntryRow } from "./rows";
import { clock } from "../../../platform/process/clock";

/** Tells networks apart without telling addresses. */
const NETWORK_LABEL_LENGTH = 8;

export type Actor = { id: number | null; name: string };

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

export type NamedUser = { id: number; email: string; firstname?: string | null; lastname?: string | null };

export function actorOf(user: NamedUser): Actor {
  return { id: user.id, name: fullName(user) };
}

type Authenticated = {
  user?: NamedUser;
  auth?: { strategy?: { name?: string }; credentials?: { name?: string } };
};
type CurrentRequest = Asking & { state: Authenticated };

export function currentRequest(strapi: Core.Strapi): CurrentRequest | null {
  return (strapi.requestContext.get() as CurrentRequest | undefined) ?? null;
}

/** The member of staff or the API token behind the current request; null for visitors, jobs and the seed. */
export function currentActor(strapi: Core.Strapi): Actor | null {
  const { user, auth } = currentRequest(strapi)?.state ?? {};
  switch (auth?.strategy?.name) {
    case "admin":
    case "admin-token":
      return user ? actorOf(user) : null;
    case "api-token":
    case "content-api-token":
      return { id: null, name: `API token "${auth.credentials?.name ?? ""}"` };
    default:
      return null;
  }
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
  auditEntries(strapi).removeSome({ at: { $lte: new Date(now.getTime() - AUDIT_KEPT_MS) } }, limit);
