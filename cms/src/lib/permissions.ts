import type { Core } from "@strapi/strapi";

/**
 * What the content api answers, per role. Nothing else is open: this list is applied at every start,
 * so a permission ticked by accident in the admin does not outlive the next deployment.
 */
const ALLOWED_ACTIONS: Record<"public" | "authenticated", readonly string[]> = {
  public: ["api::page.page.find", "api::website.website.find"],
  authenticated: ["api::page.page.find", "api::website.website.find"],
};

const ROLE_UID = "plugin::users-permissions.role";
const PERMISSION_UID = "plugin::users-permissions.permission";

export async function applyPermissions(strapi: Core.Strapi): Promise<void> {
  for (const [type, allowed] of Object.entries(ALLOWED_ACTIONS)) {
    const role = await strapi.db.query(ROLE_UID).findOne({ where: { type }, populate: ["permissions"] });
    if (!role) throw new Error(`Role '${type}' does not exist`);
    const granted: { id: number; action: string }[] = role.permissions;

    for (const { id } of granted.filter(({ action }) => !allowed.includes(action))) {
      await strapi.db.query(PERMISSION_UID).delete({ where: { id } });
    }
    for (const action of allowed.filter((action) => !granted.some((permission) => permission.action === action))) {
      await strapi.db.query(PERMISSION_UID).create({ data: { action, role: role.id } });
    }
  }
}
