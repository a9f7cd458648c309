import type { Permission } from "@strapi/strapi/admin";

/** Ticked in a role under Settings, "Work on subscriptions". */
export const SUBSCRIPTION_DESK_PERMISSIONS: Permission[] = [{ action: "admin::desk.subscriptions", subject: null }];
