import type { Permission } from "@strapi/strapi/admin";

/** Ticked in a role under Settings, "See and move stock". */
export const STOCK_DESK_PERMISSIONS: Permission[] = [{ action: "admin::desk.stock", subject: null }];
