import type { Core } from "@strapi/strapi";
import { DAY_MS } from "@wren/domain";
import { failPoint } from "../../../platform/fail-point";
import { describeError } from "../../../platform/jobs/describe-error";
import type { TakeOutcome } from "../../../platform/mail/inbound-mail";
import { isPassingFailure } from "../../../platform/rows/passing-failure";
import { countInbound } from "./inbound-figures";
import { openMailbox, type Mailbox, type WaitingMail } from "./mailbox";
import { takeMail } from "./take-mail";

/** Of one run; the next one goes on. */
const BATCH = 20;
/** Three attachments of the largest allowed size, as mails encode them. */
const MOST_BYTES = 25 * 1024 * 1024;
const SET_ASIDE_KEPT_DAYS = 30;

/** Takes the mails that wait in the mailbox, oldest first. @returns how many became messages */
export async function takeMails(strapi: Core.Strapi, address: string, now: Date): Promise<number> {
  return withMailbox(address, async (mailbox) => {
    let takenCount = 0;
    for (const waiting of await mailbox.list(BATCH)) {
      const outcome = await takeOne(strapi, mailbox, { ...waiting, now });
      if (outcome === null) continue;
      // A process that dies here leaves the mail where it is; the next one knows it.
      failPoint("after-inbound-mail");
      if (outcome === "taken" || outcome === "known") await mailbox.remove(waiting.uid);
      else await mailbox.setAside(waiting.uid);
      countInbound(strapi, outcome);
      if (outcome === "taken") takenCount += 1;
    }
    return takenCount;
  });
}

type One = WaitingMail & { now: Date };

/** @returns null when another process has taken the mail away */
async function takeOne(strapi: Core.Strapi, mailbox: Mailbox, { uid, size, now }: One): Promise<TakeOutcome | null> {
  if (size > MOST_BYTES) return "too-large";
  const source = await mailbox.read(uid);
  if (!source) return null;
  try {
    return await takeMail(strapi, source, now);
  } catch (error) {
    if (isPassingFailure(error)) throw error;
    // One mail that fails every time must not keep the others waiting.
    strapi.log.error(`A mail could not be taken: ${describeError(error)}`);
    return "unreadable";
  }
}

/** Deletes what was set aside a month ago, because it may name people. @returns how many */
export async function dropSetAside(address: string, now: Date): Promise<number> {
  const before = new Date(now.getTime() - SET_ASIDE_KEPT_DAYS * DAY_MS);
  return withMailbox(address, (mailbox) => mailbox.dropSetAside(before));
}

async function withMailbox<Result>(address: string, work: (mailbox: Mailbox) => Promise<Result>): Promise<Result> {
  const mailbox = await openMailbox(address);
  try {
    return await work(mailbox);
  } finally {
    await mailbox.close();
  }
}
