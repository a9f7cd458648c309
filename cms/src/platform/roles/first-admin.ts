import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { env } from "../env";
import { adminRoles, adminUsers } from "../strapi-edges";

const FIRST_ADMIN_FILE = "first-admin.json";

/**
 * Creates one super admin with a random password in an empty installation. The password is written to a file only its
 * owner can read, which `npm start` shows once and deletes. The file comes first: a crash in between leaves a password
 * without an account, which the next start replaces, never an account nobody can enter.
 */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<void> {
  if (await adminUsers(strapi).exists()) return;

  const email = env("FIRST_ADMIN_EMAIL");
  const password = `${randomBytes(12).toString("base64url")}-Aa1`;
  const file = path.join(env("DATA_DIR"), FIRST_ADMIN_FILE);
  await writeFile(file, JSON.stringify({ email, password }), { mode: 0o600 });

  const superAdmin = await adminRoles(strapi).getSuperAdmin();
  await adminUsers(strapi).create({
    email,
    password,
    firstname: "First",
    lastname: "Admin",
    registrationToken: null,
    isActive: true,
    roles: [superAdmin.id],
  });
}
