import { randomBytes, randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import {
  IDENTIFIER_BYTES,
  identifierOf,
  MINUTE_MS,
  normalizePhrase,
  type AuthResponse,
  type BeginWithoutAddressRequest,
  type RegisterRequest,
} from "@wren/domain";
import { hashPassword } from "../../../platform/passwords/hashing";
import { accounts, inTransaction } from "../../../platform/strapi-edges";
import { clock } from "../../../platform/process/clock";
import { accountRows } from "../../../platform/rows/account-rows";
import { table } from "../../../platform/rows/table";
import { standInAddress } from "./beginning";
import { openSession } from "./open-session";
import { setPasswordHash } from "./password-hash";
import { refuseAccount } from "./refusals";
import { hasLivingSession } from "./session-alive";

/**
 * Opens an account for a visitor who has not confirmed their address, and mails the link that does. No other account is
 * looked for, so that neither the answer nor its time tells whether the address is known, and nothing that a stranger
 * begins under it touches its owner's account (docs/decisions/052-a-chat-begins-with-the-message.md).
 */
export async function register(strapi: Core.Strapi, registration: RegisterRequest): Promise<AuthResponse> {
  const { email: claimedEmail, password, key = randomUUID() } = registration;
  const email = standInAddress({ email: claimedEmail, password, key });
  return begin(strapi, { username: email, email, claimedEmail, supportNumber: null }, password);
}

/**
 * Opens an account for a visitor who gives no address: a new support number and the phrase open it again
 * (docs/decisions/056-a-chat-without-an-address.md).
 */
export async function beginWithoutAddress(
  strapi: Core.Strapi,
  { phrase, key }: BeginWithoutAddressRequest,
): Promise<AuthResponse> {
  const email = standInAddress({ email: null, password: phrase, key });
  if (await isOver(strapi, email)) refuseAccount("beginning-over");
  const supportNumber = identifierOf("chat", randomBytes(IDENTIFIER_BYTES));
  const identity = { username: supportNumber, email, claimedEmail: null, supportNumber };
  return begin(strapi, identity, normalizePhrase(phrase));
}

/** For as long a form that is sent twice may still be opening its first session. */
const SENT_TWICE_MS = MINUTE_MS;

/**
 * True when nobody is signed in any more to what this form has begun. It holds all that would open it, and whoever goes
 * back to it in the same browser may be somebody else: now only number and phrase do.
 */
async function isOver(strapi: Core.Strapi, standIn: string): Promise<boolean> {
  const createdAt = { $lt: new Date(clock.now().getTime() - SENT_TWICE_MS) };
  const known = await accountRows(strapi).findOne({ where: { email: standIn, createdAt } });
  return known !== null && !(await hasLivingSession(strapi, known.id));
}

type Identity = { username: string; email: string; claimedEmail: string | null; supportNumber: string | null };

async function begin(strapi: Core.Strapi, identity: Identity, password: string): Promise<AuthResponse> {
  const find = () => accountRows(strapi).findOne({ where: { email: identity.email } });
  const known = await find();
  if (known) return openSession(strapi, known);
  const passwordHash = await hashPassword(password);
  try {
    await addAccount(strapi, identity, passwordHash);
  } catch (error) {
    // The same form, sent twice at the same moment.
    if (!(await find())) throw error;
  }
  const added = await find();
  if (!added) throw new Error("An account that was just added is gone");
  return openSession(strapi, added);
}

async function addAccount(strapi: Core.Strapi, identity: Identity, passwordHash: string): Promise<void> {
  await inTransaction(strapi, async () => {
    const role = await table<{ type: string }>(strapi, "plugin::users-permissions.role").findOne({
      where: { type: "authenticated" },
    });
    const account = await accounts(strapi).add({
      ...identity,
      provider: "local",
      role: role?.id,
      // There is nothing to confirm about the stand-in.
      confirmed: true,
      blocked: false,
    });
    await setPasswordHash(strapi, account.id, passwordHash);
    const { claimedEmail } = identity;
    if (claimedEmail) await accounts(strapi).sendConfirmationEmail({ ...account, email: claimedEmail });
  });
}

type Again = { email: string; holder: number | null };

/**
 * Sends a new link: for the account whose session asks, or else for what was begun last under this address. Does nothing
 * for an address that waits for none. @param holder id of the account whose session asks
 */
export async function sendConfirmationAgain(strapi: Core.Strapi, { email, holder }: Again): Promise<void> {
  const where = { blocked: false, $or: [{ claimedEmail: email }, { email, confirmed: false }] };
  const own = holder === null ? null : await accountRows(strapi).findOne({ where: { ...where, id: holder } });
  const [newest] = own ? [own] : await accountRows(strapi).findMany({ where, orderBy: { id: "desc" }, limit: 1 });
  if (newest) await accounts(strapi).sendConfirmationEmail({ ...newest, email });
}
