import type { Core } from "@strapi/strapi";
import type { ConfirmRequest } from "@wren/domain";
import { accounts } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";
import { refuseAccount } from "./refusals";

/**
 * Confirms an account by its code and its password. Strapi asks for the code only; but a stranger may have registered
 * this address, with a password of their own, and wait for the owner of the mailbox to press the button. Confirming
 * twice simply signs in: code and password prove no less than a sign-in does.
 */
export async function confirmAccount(strapi: Core.Strapi, { confirmation, password }: ConfirmRequest) {
  const where = { confirmationToken: confirmation, blocked: false };
  // Mail programs break links; a malformed code does not reach the database.
  const isCode = /^\w+$/.test(confirmation);
  const account = isCode ? await accountRows(strapi).findOne({ where }) : null;
  if (!account?.password) refuseAccount("code-invalid");
  const isChosen = await accounts(strapi).validatePassword(password, account.password);
  if (!isChosen) refuseAccount("password-not-chosen");
  if (!account.confirmed) await accounts(strapi).edit(account.id, { confirmed: true });
  return account;
}
