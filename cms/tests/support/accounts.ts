import type { BootedCms } from "./boot";

type Facts = { password?: string; confirmed?: boolean };

/** An account in its state after the registration. */
export async function addAccount({ strapi }: BootedCms, email: string, facts: Facts = {}) {
  const { password = "correct horse", confirmed = true } = facts;
  const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type: "authenticated" } });
  return strapi.documents("plugin::users-permissions.user").create({
    data: { username: email, email, password, confirmed, provider: "local", role: role.id },
  });
}
