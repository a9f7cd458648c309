import type { Core } from "@strapi/strapi";
import { accountRows } from "../../../platform/rows/account-rows";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { inTransaction } from "../../../platform/strapi-edges";
import { joinAccounts } from "./join-accounts";
import { refuseAccount } from "./refusals";

type Claim = { id: number; email: string };

/**
 * Gives an account the address that it was begun under. If the address has an account already, that one gets the
 * conversation, and the one that was begun ends.
 * @returns true when they were joined
 */
export async function takeAddress(strapi: Core.Strapi, claim: Claim): Promise<boolean> {
  try {
    return await inTransaction(strapi, () => take(strapi, claim));
  } catch (error) {
    // Somebody else has confirmed the same address at this moment.
    if (!isUniqueViolation(error)) throw error;
    return inTransaction(strapi, () => take(strapi, claim));
  }
}

async function take(strapi: Core.Strapi, { id, email }: Claim): Promise<boolean> {
  const owned = await accountRows(strapi).findOne({ where: { email, id: { $ne: id } } });
  if (owned?.blocked) refuseAccount("account-blocked");
  if (owned?.confirmed) {
    await joinAccounts(strapi, id, owned.id);
    await accountRows(strapi).remove(id);
    return true;
  }
  // Never confirmed, so that nobody can have signed in to it.
  if (owned) await accountRows(strapi).remove(owned.id);
  await accountRows(strapi).updateMany({ id }, { email, username: email, claimedEmail: null, confirmed: true });
  return false;
}
