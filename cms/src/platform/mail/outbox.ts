import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { HOUR_MS } from "@wren/domain";
import { hash } from "../limits/keys";
import { afterCommit } from "../rows/after-commit";
import { table } from "../rows/table";
import { toDraft, type MailDraft, type MailRequest } from "./draft";
import { MAX_ATTEMPTS, describeFailure, isFinal, retryDelayMs } from "./retry";
import { mailSender } from "./sender";
import type { MailTransport } from "./transport";
import { clock } from "../process/clock";

const LOOK_MS = 15_000;
/** Time for which a process owns a mail; if it dies, another one tries after that. */
export const LEASE_MS = 5 * 60_000;
const BATCH = 20;
const STOP_GRACE_MS = 5_000;
/** Pauses before a sent mail is marked once more, while the database is away: two minutes, well within the lease. */
const MARK_AGAIN_MS = [200, 1_000, 3_000, 10_000, 15_000, 30_000, 60_000];

export const mailsIn = (strapi: Core.Strapi) => table<Mail>(strapi, "api::mail.mail");

export const MAIL_STATES = ["queued", "sent", "failed"] as const;

export type Mail = MailDraft & {
  id: number;
  messageId: string;
  state: (typeof MAIL_STATES)[number];
  attempts: number;
  nextTryAt: string;
  sentAt: string | null;
  createdAt: string;
  lastError: string | null;
  /** Keyed hash of recipient and cause; null for a mail that no stranger can cause. */
  boundBy: string | null;
};

/** Actions of strangers that send a mail to an address which may be somebody else's. Each has its own budget. */
export type MailCause = "order" | "account" | "contact";

/** Budget of one address for one cause: the mails of three Monero orders. */
const MOST_IN_AN_HOUR = 6;

/** The newest are enough: what failed before has the same cause, or is too old to be read. */
const MOST_FAILED_SHOWN = 200;

export type Outbox = {
  /** Stores the mail, within the caller's transaction if there is one, and returns without sending. */
  send(request: MailRequest): Promise<void>;
  /**
   * The same for what strangers can cause, in bounded number for each recipient and hour.
   * @returns false when the recipient has had enough: nothing was written
   */
  sendBounded(request: MailRequest, cause: MailCause): Promise<boolean>;
  start(): void;
  stop(): Promise<void>;
  /** Sends all due mails, and those that become due meanwhile. */
  deliver(startedAt: Date): Promise<void>;
  /** Claims a mail for this process. @returns false when another one was faster */
  claim(mail: Mail, now: Date): Promise<boolean>;
  findDue(now: Date): Promise<Mail[]>;
  /** Mails that were given up, newest first. */
  listFailed(): Promise<Mail[]>;
  /** Schedules a mail again that was given up. @returns false when there is no such mail */
  retryFailed(id: number): Promise<boolean>;
  /** Deletes a mail that was given up. @returns false when there is no such mail */
  dropFailed(id: number): Promise<boolean>;
};

/**
 * Mails wait in a table: a response never waits for a mail server, a rolled-back transaction sends nothing, and a crash
 * loses nothing. A crash right after sending may send twice, with the same Message-ID.
 */
export function createOutbox(strapi: Core.Strapi, transport: MailTransport): Outbox {
  const mails = mailsIn(strapi);
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | null = null;
  let isWanted = false;
  let isStopping = false;

  /** Runs one delivery at a time; mails that arrive meanwhile are found afterwards. */
  function deliverSoon(): void {
    isWanted = true;
    delivering ??= deliverWhileWanted().finally(() => (delivering = null));
  }

  async function deliverWhileWanted(): Promise<void> {
    while (isWanted && !isStopping) {
      isWanted = false;
      await outbox.deliver(clock.now()).catch((error: unknown) => {
        strapi.log.error(`Mails cannot be sent: ${describeFailure(error)}`);
      });
    }
  }

  async function sendOne(mail: Mail, now: Date): Promise<void> {
    const attempts = mail.attempts + 1;
    try {
      await transport.send(mail);
    } catch (error) {
      const state = isFinal(error) || attempts >= MAX_ATTEMPTS ? "failed" : "queued";
      const nextTryAt = new Date(now.getTime() + retryDelayMs(attempts));
      await mails.updateMany({ id: mail.id }, { state, nextTryAt, lastError: describeFailure(error) });
      strapi.log.warn(`A mail was not sent (${describeFailure(error)}), try ${String(attempts)}: ${state}`);
      return;
    }
    await markSent(mail);
  }

  /** A mail that was sent and cannot be marked goes out a second time, so this does not give up soon. */
  async function markSent({ id }: Mail): Promise<void> {
    for (const pauseMs of [...MARK_AGAIN_MS, null]) {
      try {
        await mails.updateMany({ id }, { state: "sent", sentAt: clock.now(), lastError: null });
        return;
      } catch (error) {
        if (pauseMs === null || isStopping) throw error;
        await pause(pauseMs);
      }
    }
  }

  async function write(request: MailRequest, boundBy: string | null): Promise<void> {
    const messageId = `<${randomUUID()}@${mailSender().address.split("@")[1] ?? "localhost"}>`;
    const waiting = { state: "queued", attempts: 0, nextTryAt: clock.now() } as const;
    await mails.create({ ...toDraft(request), ...waiting, messageId, boundBy });
    await afterCommit(strapi, () => setImmediate(deliverSoon));
  }

  const outbox: Outbox = {
    send: (request) => write(request, null),
    async sendBounded(request, cause) {
      const boundBy = hash(`${cause} ${request.to.toLowerCase()}`);
      const recent = { boundBy, createdAt: { $gt: new Date(clock.now().getTime() - HOUR_MS) } };
      if ((await mails.count(recent)) >= MOST_IN_AN_HOUR) return false;
      await write(request, boundBy);
      return true;
    },
    start() {
      timer = setInterval(deliverSoon, LOOK_MS);
      deliverSoon();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await Promise.race([delivering, pause(STOP_GRACE_MS, null, { ref: false })]);
      transport.close();
    },
    async deliver(startedAt) {
      const startedMs = performance.now();
      // A lease that was counted from the start of a long delivery would be over before its mail is sent.
      const present = () => new Date(startedAt.getTime() + performance.now() - startedMs);
      for (let due = await outbox.findDue(present()); due.length > 0; due = await outbox.findDue(present())) {
        for (const mail of due) {
          if (isStopping) return;
          if (await outbox.claim(mail, present())) await sendOne(mail, present());
        }
      }
    },
    findDue: (now) => mails.findMany({ where: isDue(now), orderBy: { nextTryAt: "asc" }, limit: BATCH }),
    async claim({ id, attempts }, now) {
      const nextTryAt = new Date(now.getTime() + LEASE_MS);
      const count = await mails.updateMany({ id, attempts, ...isDue(now) }, { attempts: attempts + 1, nextTryAt });
      return count === 1;
    },
    listFailed: () => mails.findMany({ where: { state: "failed" }, orderBy: { id: "desc" }, limit: MOST_FAILED_SHOWN }),
    async retryFailed(id) {
      const again = { state: "queued", attempts: 0, nextTryAt: clock.now() } as const;
      const count = await mails.updateMany({ id, state: "failed" }, again);
      if (count === 1) setImmediate(deliverSoon);
      return count === 1;
    },
    async dropFailed(id) {
      const { count } = await mails.removeMany({ id, state: "failed" });
      return count === 1;
    },
  };
  return outbox;
}

function isDue(now: Date) {
  return { state: "queued", nextTryAt: { $lte: now } } as const;
}
