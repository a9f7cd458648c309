import type { Core } from "@strapi/strapi";
import { loginRequestSchema, normalizePhrase, parseIdentifier } from "@wren/domain";
import { accounts } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";
import { resolveIdentifier } from "./resolve-identifier";

/** Hash of a random password that nobody kept, with as many rounds as Strapi uses. */
const DUMMY_HASH = "$2a$10$IZI5QOTeRU/zpIC0vdwIXefjn3IqQwMoyzH241317uzSOxXkRcha6";

/**
 * Prepares Strapi's sign-in: it knows no support ids and numbers, takes a phrase as it is typed, and it compares passwords only for accounts that exist, which
 * would show in the response time.
 */
export async function prepareSignIn(strapi: Core.Strapi, request: { body?: object }): Promise<void> {
  const { data } = loginRequestSchema.safeParse(request.body);
  if (!data) return;
  const identifier = await resolveIdentifier(strapi, data.identifier);
  const password = passwordAs(data);
  request.body = { ...request.body, identifier, password };
  if (!(await hasPassword(strapi, identifier))) await accounts(strapi).validatePassword(password, DUMMY_HASH);
}

/** A support number is opened by a phrase alone, whose case, spaces and hyphens do not matter. */
function passwordAs({ identifier, password }: { identifier: string; password: string }): string {
  const isNumber = parseIdentifier(identifier, ["chat"]) !== null;
  // Strapi refuses an empty password with another sentence than a wrong one.
  return (isNumber && normalizePhrase(password)) || password;
}

async function hasPassword(strapi: Core.Strapi, identifier: string): Promise<boolean> {
  const where = { provider: "local", $or: [{ email: identifier.toLowerCase() }, { username: identifier }] };
  const account = await accountRows(strapi).findOne({ where });
  return Boolean(account?.password);
}
