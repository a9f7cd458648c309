import type { Core, UID } from "@strapi/strapi";
import { publicContents } from "../content/content";
import { table } from "../rows/table";

const USE_ACCOUNT = [
  "callback",
  "connect",
  "forgotPassword",
  "refresh",
  "register",
  "resetPassword",
  "sendEmailConfirmation",
].map((action) => `plugin::users-permissions.auth.${action}`);

/**
 * Open actions of the content API, per role. The list is applied at every start, so that a permission ticked by
 * accident in the admin does not outlive the next deployment.
 */
function allowedActions(strapi: Core.Strapi): Record<"public" | "authenticated", readonly string[]> {
  const anybody = [...publicContents().flatMap((uid) => readActions(strapi, uid)), ...USE_ACCOUNT];
  return {
    public: anybody,
    // Includes everything public: a token must never turn an answer into a refusal.
    authenticated: [
      ...anybody,
      "plugin::users-permissions.user.me",
      "plugin::users-permissions.auth.changePassword",
      "plugin::users-permissions.auth.logout",
    ],
  };
}

/** A single type has one entry, which `find` returns. */
function readActions(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  return strapi.contentType(uid).kind === "singleType" ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`];
}

type Permission = { id: number; action: string };

export async function applyPermissions(strapi: Core.Strapi): Promise<void> {
  const roles = table<{ type: string; permissions: Permission[] }>(strapi, "plugin::users-permissions.role");
  const permissions = table<{ action: string; role: number }>(strapi, "plugin::users-permissions.permission");

  for (const [type, allowed] of Object.entries(allowedActions(strapi))) {
    const role = await roles.findOne({ where: { type }, populate: ["permissions"] });
    if (!role) throw new Error(`Role '${type}' does not exist`);
    const granted = role.permissions;

    const surplus = granted.filter(({ action }) => !allowed.includes(action));
    const missing = allowed.filter((action) => !granted.some((permission) => permission.action === action));
    for (const { id } of surplus) await permissions.remove(id);
    for (const action of missing) await permissions.create({ action, role: role.id });
  }
}
