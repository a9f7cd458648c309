import type { Core } from "@strapi/strapi";
import type { ConfirmRequest, ConfirmResponse } from "@wren/domain";
import { accounts } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";
import { openSession } from "./open-session";
import { refuseAccount } from "./refusals";
import { takeAddress } from "./take-address";

/**
 * Confirms an address by the code of its mail, and by the password of the account that was begun under it or one of its
 * sessions. Strapi asks for the code only; but a stranger may have begun under this address and wait for the owner of
 * the mailbox to press the button. Confirming twice simply signs in: this proves no less than a sign-in does.
 * @param holder id of the account whose session asks
 */
export async function confirmAccount(
  strapi: Core.Strapi,
  { confirmation, password }: ConfirmRequest,
  holder: number | null,
): Promise<ConfirmResponse> {
  const where = { confirmationToken: confirmation, blocked: false };
  // Mail programs break links; a malformed code does not reach the database.
  const isCode = /^\w+$/.test(confirmation);
  const account = isCode ? await accountRows(strapi).findOne({ where }) : null;
  if (!account?.password) refuseAccount("code-invalid");
  const isOwn = account.id === holder;
  if (!isOwn && !(await accounts(strapi).validatePassword(password ?? "", account.password)))
    refuseAccount("password-not-chosen");

  const { id, claimedEmail } = account;
  if (claimedEmail) {
    const isJoined = await takeAddress(strapi, { id, email: claimedEmail });
    // The other account has a password of its own.
    if (isJoined) return { isJoined };
    return openSession(strapi, { ...account, email: claimedEmail, username: claimedEmail });
  }
  if (!account.confirmed) await accounts(strapi).edit(id, { confirmed: true });
  return openSession(strapi, account);
}
