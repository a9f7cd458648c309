import type { Permission } from "@strapi/strapi/admin";

/** Ticked in a role under Settings, "Work on requests to support". */
export const REQUEST_DESK_PERMISSIONS: Permission[] = [{ action: "admin::desk.requests", subject: null }];
