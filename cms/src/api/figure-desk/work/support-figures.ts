import type { Core } from "@strapi/strapi";
import {
  answerSpeed,
  daysUntil,
  isoDayOf,
  REQUEST_STATES,
  timesByDay,
  waitsIn,
  writingTimes,
  type IsoDay,
  type Span,
  type SupportFigures,
  type WrittenMessage,
} from "@wren/domain";
import { conversations, messages, type MessageRow } from "../../chat/work/rows";
import { contactEvents, contactRequests } from "../../contact/work/rows";
import { during } from "./during";

/** How long people waited for support, without what they wrote. */
export async function readSupportFigures(strapi: Core.Strapi, days: readonly IsoDay[]): Promise<SupportFigures> {
  const written = await readWritten(strapi, days);
  const [chat, requests] = [waitsIn(written), await readRequestWaits(strapi, days)];
  const waiting = { state: "open", waitingSince: { $notNull: true }, isBlocked: false } as const;
  return {
    chat: {
      waiting: await conversations(strapi).count(waiting),
      speed: answerSpeed(begunIn(chat, days)),
      days: timesByDay(chat, days),
      writing: writingTimes(written, days),
    },
    requests: {
      waiting: await contactRequests(strapi).count({ state: "open" }),
      speed: answerSpeed(requests),
      days: timesByDay(requests, days),
    },
  };
}

/** Somebody who writes on the first day may be waiting since before it. */
const DAYS_BEFORE = 7;

function begunIn(waits: readonly Span[], days: readonly IsoDay[]): Span[] {
  return waits.filter(({ from }) => days.includes(isoDayOf(from)));
}

async function readWritten(strapi: Core.Strapi, days: readonly IsoDay[]): Promise<WrittenMessage[]> {
  const written: MessageRow[] = [];
  for (const day of daysUntil(days.at(-1) ?? "", days.length + DAYS_BEFORE)) {
    const where = { at: during(day) };
    const select = ["id", "conversationId", "kind", "author", "at"] satisfies (keyof MessageRow)[];
    written.push(...(await messages(strapi).findMany({ where, select })));
  }
  const sorted = written.toSorted((one, other) => one.id - other.id);
  return sorted.map(({ at, ...message }) => ({ ...message, at: new Date(at) }));
}

/** From the arrival of a request until its first answer. */
async function readRequestWaits(strapi: Core.Strapi, days: readonly IsoDay[]): Promise<Span[]> {
  const waits: Span[] = [];
  for (const day of days) {
    const received = await contactRequests(strapi).findMany({
      // All of them: the index begins with the state.
      where: { state: { $in: REQUEST_STATES }, receivedAt: during(day) },
      select: ["id", "receivedAt"],
    });
    if (received.length === 0) continue;
    const answers = await contactEvents(strapi).findMany({
      where: { requestId: { $in: received.map(({ id }) => id) }, kind: { $in: ["answered", "answered-in-chat"] } },
      select: ["requestId", "at"],
      orderBy: { id: "asc" },
    });
    for (const { id, receivedAt } of received) {
      const first = answers.find(({ requestId }) => requestId === id);
      if (first) waits.push({ from: new Date(receivedAt), until: new Date(first.at) });
    }
  }
  return waits;
}
