import type { Permission } from "@strapi/strapi/admin";

/** Ticked in a role under Settings, "Open the site"; super admins have it. */
export const OPENING_PERMISSIONS: Permission[] = [{ action: "admin::desk.opening", subject: null }];
