import type { Core } from "@strapi/strapi";
import { MINUTE_MS } from "@wren/domain";
import { env, type Secrets } from "../../../platform/env";
import { table } from "../../../platform/rows/table";
import { inTransaction } from "../../../platform/strapi-edges";
import { actorOf } from "../../../platform/desk/current-staff";
import { writeAudit } from "./audit";
import { mayBeginSession, mayGoOn } from "./prove-factor";
import { staffUsers } from "./rows";
import { clock } from "../../../platform/process/clock";
import { sessionIdOf, signToken, withCurrentSignature } from "./token-signature";

const ADMIN = "admin";
/** Requests that left with the same cookie arrive within this time, also over a slow line. */
const SAME_MOMENT_MS = MINUTE_MS;
const REFUSED = { error: "invalid_refresh_token" } as const;

type SessionManager = Core.Strapi["sessionManager"];
type Sessions = ReturnType<SessionManager>;
type Rotated = Exclude<Awaited<ReturnType<Sessions["rotateRefreshToken"]>>, { error: string }>;

type SessionRow = {
  sessionId: string;
  userId: string;
  origin: string;
  status: string;
  type: "refresh" | "session" | null;
  /** The session that a rotated one went on as. */
  childId: string | null;
  expiresAt: string;
  absoluteExpiresAt: string;
  /** Time of the rotation, for a row that was rotated. */
  updatedAt: string;
};

const sessionRows = (strapi: Core.Strapi) => table<SessionRow>(strapi, "admin::session");

/**
 * Guards the one place in which all sessions begin and go on. The calls that sign in ask for the second factor
 * themselves, with a proper answer; a way in that they overlook, or that a new version of Strapi adds, fails here.
 */
export function guardSessions(strapi: Core.Strapi): void {
  // Read at first use: it needs the database, which opens later.
  let guarded: SessionManager | null = null;
  Object.defineProperty(strapi, "sessionManager", {
    get: () => (guarded ??= guardManager(strapi, strapi.get("sessionManager"))),
  });
}

function guardManager(strapi: Core.Strapi, manager: SessionManager): SessionManager {
  return Object.assign((origin: string) => guard(strapi, origin, manager(origin)), manager);
}

function guard(strapi: Core.Strapi, origin: string, sessions: Sessions): Sessions {
  const guarded = Object.create(sessions) as Sessions;
  if (origin === ADMIN) {
    guarded.generateRefreshToken = async (userId, ...options) => {
      if (!(await mayBeginSession(strapi, Number(userId)))) throw new Error("A session without its second factor");
      return sessions.generateRefreshToken(userId, ...options);
    };
  }
  const current = (token: string) => withCurrentSignature(token, secretsOf(origin));
  guarded.validateAccessToken = (token) => sessions.validateAccessToken(current(token));
  guarded.validateRefreshToken = (token) => sessions.validateRefreshToken(current(token));
  guarded.generateAccessToken = (token) => sessions.generateAccessToken(current(token));
  guarded.rotateRefreshToken = async (given) => {
    const token = current(given);
    if (origin === ADMIN) {
      const checked = await sessions.validateRefreshToken(token);
      if (checked.isValid && !(await mayGoOn(strapi, Number(checked.userId)))) return REFUSED;
    }
    const rotated = await sessions.rotateRefreshToken(token);
    if (!("error" in rotated)) return rotated;
    const used = await findUsed(strapi, origin, token);
    if (!used) return rotated;
    if (clock.now().getTime() - new Date(used.updatedAt).getTime() < SAME_MOMENT_MS)
      return (await repeatRotation(strapi, used)) ?? rotated;
    await endFamily(strapi, used);
    return rotated;
  };
  return guarded;
}

function secretsOf(origin: string): Secrets {
  return env(origin === ADMIN ? "ADMIN_JWT_SECRET" : "JWT_SECRET");
}

/** The row of a refresh token that was used before. */
async function findUsed(strapi: Core.Strapi, origin: string, token: string): Promise<SessionRow | null> {
  const sessionId = sessionIdOf(token, secretsOf(origin));
  return sessionId ? sessionRows(strapi).findOne({ where: { sessionId, origin, status: "rotated" } }) : null;
}

/** Gives tabs and processes that refresh at the same moment the same new token, as if one of them had asked. */
async function repeatRotation(strapi: Core.Strapi, { childId, origin }: SessionRow): Promise<Rotated | null> {
  if (!childId) return null;
  const child = await sessionRows(strapi).findOne({ where: { sessionId: childId, origin, status: "active" } });
  if (!child) return null;
  const { userId, sessionId, type } = child;
  const exp = Math.floor(new Date(child.expiresAt).getTime() / 1000);
  const absoluteExpiresAt = new Date(child.absoluteExpiresAt).toISOString();
  return {
    token: signToken({ userId, sessionId, type: "refresh", exp }, secretsOf(origin)),
    sessionId,
    absoluteExpiresAt,
    type: type ?? "refresh",
  };
}

/**
 * Ends a whole session when a refresh token comes again that was used before: one of the two who had it is a thief, and
 * nobody knows which.
 */
async function endFamily(strapi: Core.Strapi, { userId, origin, absoluteExpiresAt }: SessionRow): Promise<void> {
  await inTransaction(strapi, async () => {
    // Rows of one session share the latest possible end.
    const family = { userId, origin, absoluteExpiresAt: new Date(absoluteExpiresAt) };
    const { count } = await sessionRows(strapi).removeMany(family);
    if (count > 0) await writeReuse(strapi, origin, Number(userId));
  });
}

/** A visitor is not named: the trail is about staff. */
async function writeReuse(strapi: Core.Strapi, origin: string, userId: number): Promise<void> {
  const user = origin === ADMIN ? await staffUsers(strapi).findOne({ where: { id: userId } }) : null;
  const subject = origin === ADMIN ? {} : { subject: "Support chat" };
  const network = { withNetwork: origin === ADMIN };
  await writeAudit(strapi, { kind: "session", action: "reused", actor: user && actorOf(user), ...subject, ...network });
}

/** Ends all sessions of a user of the admin, but the one that the id belongs to. */
export async function endSessions(strapi: Core.Strapi, userId: number, exceptId?: string): Promise<void> {
  const rows = sessionRows(strapi);
  const all = { userId: String(userId), origin: ADMIN };
  const kept = exceptId ? await rows.findOne({ where: { ...all, sessionId: exceptId } }) : null;
  // Rows of one session share the latest possible end.
  const others = kept ? { absoluteExpiresAt: { $ne: new Date(kept.absoluteExpiresAt) } } : {};
  await rows.removeMany({ ...all, ...others });
}
