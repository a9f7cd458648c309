import type { Core } from "@strapi/strapi";
import { table } from "../../../platform/rows/table";
import { clock } from "../../../platform/process/clock";

type SessionRow = {
  sessionId: string;
  origin: string;
  userId: string;
  status: string;
  expiresAt: string;
  absoluteExpiresAt: string;
};

/** Strapi's name for the sessions of visitors; staff have their own. */
const ORIGIN = "users-permissions";

const sessionRows = (strapi: Core.Strapi) => table<SessionRow>(strapi, "admin::session");

/**
 * True while a visitor's session is alive. Each refresh gives a session a new row and keeps the old one, which a
 * log-out does not touch: Strapi would report that old one as alive for weeks. So this looks for the newest row of the
 * family, whose rows share the latest possible end.
 */
export async function isSessionAlive(strapi: Core.Strapi, sessionId: string): Promise<boolean> {
  const sessions = sessionRows(strapi);
  const session = await sessions.findOne({ where: { sessionId, origin: ORIGIN } });
  if (!session) return false;
  const { userId, status, expiresAt, absoluteExpiresAt } = session;
  const now = clock.now();
  if (status === "active") return new Date(expiresAt) > now;
  const family = { userId, origin: ORIGIN, absoluteExpiresAt: new Date(absoluteExpiresAt) };
  return (await sessions.count({ ...family, status: "active", expiresAt: { $gt: now } })) > 0;
}

/** True while somebody is signed in to the account, in any browser. */
export async function hasLivingSession(strapi: Core.Strapi, accountId: number): Promise<boolean> {
  const living = { status: "active", expiresAt: { $gt: clock.now() } };
  return (await sessionRows(strapi).count({ userId: String(accountId), origin: ORIGIN, ...living })) > 0;
}

/** Ends every session of an account but the family of this one. */
export async function endOtherSessions(strapi: Core.Strapi, sessionId: string): Promise<void> {
  const session = await sessionRows(strapi).findOne({ where: { sessionId, origin: ORIGIN } });
  if (!session) return;
  const { userId, absoluteExpiresAt } = session;
  await sessionRows(strapi).removeMany({
    userId,
    origin: ORIGIN,
    absoluteExpiresAt: { $ne: new Date(absoluteExpiresAt) },
  });
}
