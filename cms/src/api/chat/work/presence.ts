import type { Core } from "@strapi/strapi";
import { CHAT_STATUS_TYPE } from "@wren/domain";
import { changeService } from "../../../platform/changes/change-service";
import { table } from "../../../platform/rows/table";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";

/** An agent without a heartbeat for this long has closed the desk or lost the network. */
const SILENCE_MS = 60_000;

export type PresenceRow = { id: number; staffId: number; seenAt: string };

const presences = (strapi: Core.Strapi) => table<PresenceRow>(strapi, "api::chat.chat-presence");

export async function isChatOnline(strapi: Core.Strapi, now: Date): Promise<boolean> {
  return (await presences(strapi).count({ seenAt: { $gt: heardSince(now) } })) > 0;
}

/** Ids of the agents at the desk. */
export async function listPresent(strapi: Core.Strapi, now: Date): Promise<number[]> {
  const rows = await presences(strapi).findMany({ where: { seenAt: { $gt: heardSince(now) } } });
  return rows.map(({ staffId }) => staffId);
}

type Presence = { staffId: number; isOnline: boolean; now: Date };

export async function setPresence(strapi: Core.Strapi, { staffId, isOnline, now }: Presence): Promise<void> {
  await announcingChange(strapi, now, async () => {
    if (isOnline) await touchPresence(strapi, staffId, now);
    else await presences(strapi).removeMany({ staffId });
  });
}

async function touchPresence(strapi: Core.Strapi, staffId: number, now: Date): Promise<void> {
  if ((await presences(strapi).updateMany({ staffId }, { seenAt: now })) > 0) return;
  try {
    await presences(strapi).create({ staffId, seenAt: now });
  } catch (error) {
    // Another window of the same agent was faster.
    if (!isUniqueViolation(error)) throw error;
  }
}

/** Removes agents without a heartbeat, because nothing else notices that the last one is gone. @returns how many */
export async function forgetSilent(strapi: Core.Strapi, now: Date): Promise<number> {
  const { count } = await presences(strapi).removeMany({ seenAt: { $lte: heardSince(now) } });
  if (count > 0 && !(await isChatOnline(strapi, now))) await changeService(strapi).announce(CHAT_STATUS_TYPE);
  return count;
}

async function announcingChange(strapi: Core.Strapi, now: Date, work: () => Promise<void>): Promise<void> {
  const before = await isChatOnline(strapi, now);
  await work();
  if ((await isChatOnline(strapi, now)) !== before) await changeService(strapi).announce(CHAT_STATUS_TYPE);
}

function heardSince(now: Date): Date {
  return new Date(now.getTime() - SILENCE_MS);
}
