import type { Permission } from "@strapi/strapi/admin";

const DRAFTED = [
  ...["api::page.page", "api::product.product", "api::service.service"],
  ...["api::kb-article.kb-article", "api::resource.resource"],
];

/** Whoever may publish one of these types. */
export const PLANNED_PERMISSIONS: Permission[] = DRAFTED.map((subject) => ({
  action: "plugin::content-manager.explorer.publish",
  subject,
}));
