import type { Core } from "@strapi/strapi";
import { isoDayOf, type IsoDay, type MailDays } from "@wren/domain";
import { mailsIn } from "../../../platform/mail/outbox";

/** Mails that wait and mails that were given up, also those from before these days. */
export async function readMailDays(strapi: Core.Strapi, days: readonly IsoDay[]): Promise<MailDays> {
  const rows = await mailsIn(strapi).findMany({
    where: { state: { $in: ["queued", "failed"] } },
    select: ["state", "createdAt"],
  });
  const mails = rows.map(({ state, createdAt }) => {
    const at = new Date(createdAt);
    return { isWaiting: state === "queued", at, day: isoDayOf(at) };
  });
  const counted = (of: typeof mails) => {
    const waiting = of.filter(({ isWaiting }) => isWaiting).length;
    return { waiting, failed: of.length - waiting };
  };
  const waitingMs = mails.filter(({ isWaiting }) => isWaiting).map(({ at }) => at.getTime());
  return {
    ...counted(mails),
    oldestWaitingAt: waitingMs.length === 0 ? null : new Date(Math.min(...waitingMs)).toISOString(),
    days: days.map((day) => ({ day, ...counted(mails.filter((mail) => mail.day === day)) })),
  };
}
