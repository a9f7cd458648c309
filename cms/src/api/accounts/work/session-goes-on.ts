import type { Core } from "@strapi/strapi";
import { table } from "../../../platform/rows/table";

type SessionRow = {
  sessionId: string;
  origin: string;
  userId: string;
  status: string;
  expiresAt: string;
  absoluteExpiresAt: string;
};

/** The sessions of visitors; staff have their own. */
const ORIGIN = "users-permissions";

/**
 * At each refresh Strapi gives a session a new row and keeps the old one, which a log-out does not touch: asked about
 * that one, Strapi would say for weeks that it goes on. It does while the newest row of its family is there; a family's
 * rows share the moment at which it ends at the latest.
 */
export async function sessionGoesOn(strapi: Core.Strapi, sessionId: string): Promise<boolean> {
  const sessions = table<SessionRow>(strapi, "admin::session");
  const session = await sessions.findOne({ where: { sessionId, origin: ORIGIN } });
  if (!session) return false;
  const { userId, status, expiresAt, absoluteExpiresAt } = session;
  const now = new Date();
  if (status === "active") return new Date(expiresAt) > now;
  const family = { userId, origin: ORIGIN, absoluteExpiresAt: new Date(absoluteExpiresAt) };
  return (await sessions.count({ ...family, status: "active", expiresAt: { $gt: now } })) > 0;
}
