import type { Core } from "@strapi/strapi";
import type { AuditAction, AuditChange, AuditKind } from "@wren/domain";
import { table } from "../../../platform/rows/table";

export type AuditEntryRow = {
  id: number;
  at: string;
  kind: AuditKind;
  action: AuditAction;
  /** The acting user of the admin; for a failed sign-in the account that was tried. */
  actorId: number | null;
  actorName: string | null;
  subjectId: string | null;
  subject: string | null;
  changes: AuditChange[];
  /** Label of the network, not its address (docs/decisions/039). */
  network: string | null;
};

export const auditEntries = (strapi: Core.Strapi) => table<AuditEntryRow>(strapi, "api::staff.audit-entry");

export type StaffUser = {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
  isActive: boolean;
  blocked: boolean;
  password: string | null;
};

export const staffUsers = (strapi: Core.Strapi) => table<StaffUser>(strapi, "admin::user");
