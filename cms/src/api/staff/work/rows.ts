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
  isActive: boolean | null;
  blocked: boolean | null;
  password: string | null;
  /** Language of the admin; Strapi's spelling. */
  preferedLanguage: string | null;
};

export const staffUsers = (strapi: Core.Strapi) => table<StaffUser>(strapi, "admin::user");

export type SecondFactorRow = {
  id: number;
  userId: number;
  /** Encrypted (sealed.ts). */
  secret: string;
  /** Null until the first right code. */
  confirmedAt: string | null;
  /** Time step of the last code that was used; none of it or before it is taken again. */
  lastStep: number;
  recoveryHashes: string[];
  /** Changes with each use, so that two uses at the same time cannot both count. */
  recoveryCodesLeft: number;
};

export const secondFactors = (strapi: Core.Strapi) => table<SecondFactorRow>(strapi, "api::staff.second-factor");
