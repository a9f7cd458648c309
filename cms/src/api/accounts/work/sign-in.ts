import type { Core } from "@strapi/strapi";
import { loginRequestSchema } from "@wren/domain";
import { accounts } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";
import { resolveIdentifier } from "./resolve-identifier";

/** Hash of a random password that nobody kept, with as many rounds as Strapi uses. */
const DUMMY_HASH = "$2a$10$IZI5QOTeRU/zpIC0vdwIXefjn3IqQwMoyzH241317uzSOxXkRcha6";

/**
 * Prepares Strapi's sign-in: it knows no support ids, and it compares passwords only for accounts that exist, which
 * would show in the response time.
 */
export async function prepareSignIn(strapi: Core.Strapi, request: { body?: object }): Promise<void> {
  const { data } = loginRequestSchema.safeParse(request.body);
  if (!data) return;
  const identifier = await resolveIdentifier(strapi, data.identifier);
  request.body = { ...request.body, identifier };
  if (!(await hasPassword(strapi, identifier))) await accounts(strapi).validatePassword(data.password, DUMMY_HASH);
}

async function hasPassword(strapi: Core.Strapi, identifier: string): Promise<boolean> {
  const where = { provider: "local", $or: [{ email: identifier.toLowerCase() }, { username: identifier }] };
  const account = await accountRows(strapi).findOne({ where });
  return Boolean(account?.password);
}
