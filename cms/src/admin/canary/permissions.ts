import type { Permission } from "@strapi/strapi/admin";

/** Those who may change the website's settings can renew the statement. */
export const CANARY_PERMISSIONS: Permission[] = [
  { action: "plugin::content-manager.explorer.update", subject: "api::website.website" },
];
