import type { Core } from "@strapi/strapi";
import type { ConfirmRequest } from "@wren/domain";
import { accounts } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";
import { refuseAccount } from "./refusals";

/**
 * Strapi confirms for whoever has the code. But the password may be a stranger's, who registered this mailbox's address
 * and waits for its reader to press a button: so only who knows both has an account. Who presses twice, or opens the
 * mail again, is simply let in: code and password are no less than what signing in takes.
 */
export async function confirmAccount(strapi: Core.Strapi, { confirmation, password }: ConfirmRequest) {
  const where = { confirmationToken: confirmation, blocked: false };
  // Mail programs break links; a database is not asked for what cannot be a code.
  const isCode = /^\w+$/.test(confirmation);
  const account = isCode ? await accountRows(strapi).findOne({ where }) : null;
  if (!account?.password) refuseAccount("code-invalid");
  const isChosen = await accounts(strapi).validatePassword(password, account.password);
  if (!isChosen) refuseAccount("password-not-chosen");
  if (!account.confirmed) await accounts(strapi).edit(account.id, { confirmed: true });
  return account;
}
