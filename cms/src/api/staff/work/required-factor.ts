import type { Core } from "@strapi/strapi";
import { env } from "../../../platform/env";
import { table } from "../../../platform/rows/table";

const SUPER_ADMIN = "strapi-super-admin";
/** The desks that show goods and sums, and nobody. */
const DESKS_OF_NOBODY = ["admin::desk.stock", "admin::desk.shop-figures", "admin::desk.support-figures"];
const VISITOR_ACCOUNTS = "plugin::users-permissions.";

type Permission = { action: string; subject: string | null };
type Role = { code: string; permissions: Permission[] };

/**
 * True for users with a role that sees personal data or manages accounts. It follows from the role's permissions, so a
 * role that an administrator makes tomorrow is covered.
 */
export async function isFactorRequired(strapi: Core.Strapi, userId: number): Promise<boolean> {
  if (env("STAFF_SECOND_FACTOR") !== "required") return false;
  const users = table<{ roles: { id: number }[] }>(strapi, "admin::user");
  const user = await users.findOne({ where: { id: userId }, populate: ["roles"] });
  const roleIds = (user?.roles ?? []).map(({ id }) => id);
  const roles = await table<Role>(strapi, "admin::role").findMany({
    where: { id: { $in: roleIds } },
    populate: ["permissions"],
  });
  return roles.some(({ code, permissions }) => code === SUPER_ADMIN || permissions.some(isSensitive));
}

/** Permissions of the admin itself are for desks with personal data, users, roles, tokens and settings. */
function isSensitive({ action, subject }: Permission): boolean {
  if (DESKS_OF_NOBODY.includes(action)) return false;
  return action.startsWith("admin::") || [action, subject ?? ""].some((name) => name.startsWith(VISITOR_ACCOUNTS));
}
