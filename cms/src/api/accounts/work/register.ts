import type { Core } from "@strapi/strapi";
import { env } from "../../../platform/env";
import { accounts, mailer } from "../../../platform/strapi-edges";
import { accountRows } from "../../../platform/rows/account-rows";
import { table } from "../../../platform/rows/table";
import { setPasswordHash } from "./password-hash";
import { alreadyRegisteredMail } from "./mail-texts";

type Registration = { email: string; passwordHash: string };

/**
 * Creates an account for a new address and mails a confirmation link. An unconfirmed account gets the newest password,
 * since only the owner of the mailbox can confirm it. A confirmed one is told by mail that it exists: the caller learns
 * nothing.
 */
export async function register(strapi: Core.Strapi, { email, passwordHash }: Registration): Promise<void> {
  const known = await accountRows(strapi).findOne({ where: { email } });
  if (known?.confirmed || known?.blocked) return tellOwner(strapi, email);
  const account = known ?? (await addAccount(strapi, email));
  await setPasswordHash(strapi, account.id, passwordHash);
  await accounts(strapi).sendConfirmationEmail(account);
}

/** Does nothing unless the address waits for its confirmation. */
export async function sendConfirmationAgain(strapi: Core.Strapi, email: string): Promise<void> {
  const known = await accountRows(strapi).findOne({ where: { email } });
  if (!known || known.confirmed || known.blocked) return;
  await accounts(strapi).sendConfirmationEmail(known);
}

async function addAccount(strapi: Core.Strapi, email: string) {
  const role = await table<{ type: string }>(strapi, "plugin::users-permissions.role").findOne({
    where: { type: "authenticated" },
  });
  return accounts(strapi).add({
    username: email,
    email,
    provider: "local",
    role: role?.id,
    confirmed: false,
    blocked: false,
  });
}

async function tellOwner(strapi: Core.Strapi, email: string): Promise<void> {
  await mailer(strapi).send({ to: email, ...alreadyRegisteredMail(env("PUBLIC_URL")) });
}
