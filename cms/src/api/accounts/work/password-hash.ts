import type { Core } from "@strapi/strapi";
import { accountRows } from "../../../platform/rows/account-rows";

/** Writes a hash as it is. Strapi's documents would hash it once more, on the thread that everybody waits for. */
export async function setPasswordHash(strapi: Core.Strapi, accountId: number, hash: string): Promise<void> {
  await accountRows(strapi).updateMany({ id: accountId }, { password: hash });
}
