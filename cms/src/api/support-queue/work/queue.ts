import type { Core } from "@strapi/strapi";
import {
  isStillTyping,
  parseRequestReference,
  QUEUE_VIEWS,
  type DeskQueue,
  type QueueEntry,
  type QueueQuery,
  type QueueView,
} from "@wren/domain";
import { labelsOf, readChoices } from "../../contact/work/choices";
import { contactRequests } from "../../contact/work/rows";
import { accountRows } from "../../../platform/rows/account-rows";
import { announceTo } from "../../chat/work/announce";
import { findAccountsBy } from "../../chat/work/find-accounts";
import { dateOf, instant } from "../../chat/work/message-view";
import { listPresent } from "../../chat/work/presence";
import { conversations, type ConversationRow } from "../../chat/work/rows";
import { identityOf } from "../../chat/work/visitor";
import { listStaff } from "../../../platform/desk/staff";

/** Upper bound per page; agents reach the rest by working through it. */
const MOST_SHOWN = 100;

const ORDERS: Record<QueueView, object> = {
  waiting: { waitingSince: "asc" },
  mine: { lastAt: "desc" },
  all: { lastAt: "desc" },
  closed: { closedAt: "desc" },
};

type Asking = QueueQuery & { staffId: number; now: Date };

/** Conversations and requests that wait for support, longest waiting first. */
export async function readQueue(strapi: Core.Strapi, asking: Asking): Promise<DeskQueue> {
  const { view, search, staffId, now } = asking;
  const wheres = wheresFor(staffId);
  const where = search === "" ? wheres[view] : { accountId: { $in: await findAccountsBy(strapi, search) } };
  const rows = await conversations(strapi).findMany({ where, limit: MOST_SHOWN, orderBy: ORDERS[view] });
  await markDelivered(strapi, rows);

  const staff = await listStaff(strapi);
  const chats = await toEntries(strapi, rows, { staff, now });
  const entries = [...chats, ...(await listRequests(strapi, requestsWhere(asking)))];
  const present = await listPresent(strapi, now);
  return {
    entries: view === "closed" ? entries : entries.sort(byWaiting),
    counts: await countViews(strapi, wheres),
    online: staff.filter(({ id }) => present.includes(id)),
    me: staff.find(({ id }) => id === staffId) ?? { id: staffId, name: "" },
    staff,
  };
}

function wheresFor(staffId: number): Record<QueueView, object> {
  return {
    waiting: { state: "open", waitingSince: { $notNull: true }, isBlocked: false },
    mine: { state: "open", assigneeId: staffId },
    all: { state: "open" },
    closed: { state: "closed" },
  };
}

async function countViews(strapi: Core.Strapi, wheres: Record<QueueView, object>): Promise<DeskQueue["counts"]> {
  const requests = await contactRequests(strapi).count({ state: "open" });
  const counts = await Promise.all(
    QUEUE_VIEWS.map(async (view) => {
      const chats = await conversations(strapi).count(wheres[view]);
      return [view, chats + (view === "waiting" || view === "all" ? requests : 0)] as const;
    }),
  );
  return Object.fromEntries(counts) as DeskQueue["counts"];
}

/** Marks messages that are now on an agent's screen. */
async function markDelivered(strapi: Core.Strapi, rows: ConversationRow[]): Promise<void> {
  for (const { id, key, lastSeq, staffDeliveredTo } of rows) {
    if (staffDeliveredTo >= lastSeq) continue;
    const where = { id, staffDeliveredTo: { $lt: lastSeq } };
    const isNew = await conversations(strapi).updateMany(where, { staffDeliveredTo: lastSeq });
    if (isNew) await announceTo(strapi, "visitor", key);
  }
}

type Known = { staff: DeskQueue["staff"]; now: Date };

async function toEntries(strapi: Core.Strapi, rows: ConversationRow[], { staff, now }: Known): Promise<QueueEntry[]> {
  const where = { id: { $in: rows.map(({ accountId }) => accountId) } };
  const accounts = await accountRows(strapi).findMany({ where });
  return rows.map((row) => ({
    type: "chat",
    key: row.key,
    ...identityOf(accounts.find(({ id }) => id === row.accountId)),
    state: row.state,
    isBlocked: row.isBlocked,
    lastText: row.lastText ?? "",
    unreadCount: row.unreadCount,
    isVisitorTyping: isStillTyping(dateOf(row.visitorTypedAt), now),
    assignee: staff.find(({ id }) => id === row.assigneeId) ?? null,
    waitingSince: row.waitingSince && instant(row.waitingSince),
    language: row.language,
    lastAt: instant(row.lastAt),
  }));
}

function requestsWhere({ view, search }: QueueQuery): object | null {
  if (search !== "") return { reference: parseRequestReference(search) ?? "" };
  return view === "waiting" || view === "all" ? { state: "open" } : null;
}

async function listRequests(strapi: Core.Strapi, where: object | null): Promise<QueueEntry[]> {
  if (!where) return [];
  const choices = await readChoices(strapi);
  const rows = await contactRequests(strapi).findMany({ where, orderBy: { id: "asc" }, limit: MOST_SHOWN });
  return rows.map(({ reference, state, language, receivedAt, requestType }) => {
    const lastAt = instant(receivedAt);
    const label = labelsOf(choices.requestTypes, requestType);
    const waitingSince = state === "open" ? lastAt : null;
    return { type: "request", reference, requestType: label, waitingSince, language, lastAt };
  });
}

/** Waiting entries come first, the longest waiting at the top. */
function byWaiting(one: QueueEntry, other: QueueEntry): number {
  if (one.waitingSince && other.waitingSince) return one.waitingSince.localeCompare(other.waitingSince);
  if (one.waitingSince || other.waitingSince) return one.waitingSince ? -1 : 1;
  return other.lastAt.localeCompare(one.lastAt);
}
