import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { ConfirmRequest } from "@wren/domain";
import { accounts, table, type Account } from "../strapi-edges";

/**
 * Strapi confirms for whoever has the code. But the password may be a stranger's, who registered this mailbox's address
 * and waits for its reader to press a button: so only who knows both has an account. Who presses twice, or opens the
 * mail again, is simply let in: code and password are no less than what signing in takes.
 */
export async function confirmAccount(strapi: Core.Strapi, { confirmation, password }: ConfirmRequest) {
  const where = { confirmationToken: confirmation, blocked: false };
  const account = await table<Account>(strapi, "plugin::users-permissions.user").findOne({ where });
  if (!account?.password) throw new errors.ValidationError("Invalid token");
  const isChosen = await accounts(strapi).validatePassword(password, account.password);
  if (!isChosen) throw new errors.ValidationError("This is not the chosen password");
  if (!account.confirmed) await accounts(strapi).edit(account.id, { confirmed: true });
  return account;
}
