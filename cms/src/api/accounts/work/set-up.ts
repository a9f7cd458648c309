import type { Core } from "@strapi/strapi";
import { applyLoginProvider } from "./provider";
import { applyAccountSettings } from "./settings";

export async function setUpAccounts(strapi: Core.Strapi): Promise<void> {
  await applyAccountSettings(strapi);
  await applyLoginProvider(strapi);
  // Strapi only checks before it writes: two registrations at the same moment would make two accounts.
  await strapi.db.connection.raw("create unique index if not exists up_users_email_uq on up_users (email)");
  await strapi.db.connection.raw(
    "create unique index if not exists up_users_support_number_uq on up_users (support_number)",
  );
}
