import type { Permission } from "@strapi/strapi/admin";

/** Ticked in a role under Settings, "See the figures of the shop". */
export const SHOP_FIGURES_PERMISSION: Permission = { action: "admin::desk.shop-figures", subject: null };

/** Ticked in a role under Settings, "See the figures of the support". */
export const SUPPORT_FIGURES_PERMISSION: Permission = { action: "admin::desk.support-figures", subject: null };

/** Either opens the page. */
export const FIGURES_PERMISSIONS: Permission[] = [SHOP_FIGURES_PERMISSION, SUPPORT_FIGURES_PERMISSION];
