import type { Permission } from "@strapi/strapi/admin";

/** Ticked in a role under Settings, "Read the audit trail". */
export const AUDIT_DESK_PERMISSIONS: Permission[] = [{ action: "admin::desk.audit", subject: null }];
