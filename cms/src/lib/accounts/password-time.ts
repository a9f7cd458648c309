import type { Core } from "@strapi/strapi";
import { loginRequestSchema } from "@wren/domain";
import { accounts, table, type Account } from "../strapi-edges";

/** Of a random password that nobody kept, with as many rounds as Strapi's own. */
const NOBODYS_HASH = "$2a$10$IZI5QOTeRU/zpIC0vdwIXefjn3IqQwMoyzH241317uzSOxXkRcha6";

/** Strapi compares passwords only for accounts that exist, which anyone with a clock could tell. */
export async function spendPasswordTime(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { data } = loginRequestSchema.safeParse(body);
  if (!data || (await hasPassword(strapi, data.identifier))) return;
  await accounts(strapi).validatePassword(data.password, NOBODYS_HASH);
}

async function hasPassword(strapi: Core.Strapi, identifier: string): Promise<boolean> {
  const where = { provider: "local", $or: [{ email: identifier.toLowerCase() }, { username: identifier }] };
  const account = await table<Account>(strapi, "plugin::users-permissions.user").findOne({ where });
  return Boolean(account?.password);
}
