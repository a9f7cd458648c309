import type { Permission } from "@strapi/strapi/admin";

/** Ticked in a role under Settings, "Work on orders". */
export const ORDER_DESK_PERMISSIONS: Permission[] = [{ action: "admin::desk.orders", subject: null }];
