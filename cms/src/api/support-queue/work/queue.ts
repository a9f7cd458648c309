import type { Core } from "@strapi/strapi";
import {
  isStillTyping,
  parseRequestReference,
  QUEUE_VIEWS,
  wordsToFind,
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
import { findWritten, type FoundWritten } from "../../chat/work/find-written";
import { conversationsWithLabel, labelsOf as labelsOfConversations, listLabels } from "../../chat/work/labels";
import { dateOf, handlingOf, instant } from "../../chat/work/message-view";
import { listPresent } from "../../chat/work/presence";
import { conversations, type ConversationRow } from "../../chat/work/rows";
import { identityOf } from "../../chat/work/visitor";
import { listStaff } from "../../../platform/desk/staff";

/** Upper bound per page; agents reach the rest by working through it. */
const MOST_SHOWN = 100;

const ORDERS: Record<QueueView, object> = {
  waiting: { waitingSince: "asc" },
  snoozed: { snoozedUntil: "asc" },
  mine: { lastAt: "desc" },
  all: { lastAt: "desc" },
  closed: { closedAt: "desc" },
};

type Asking = QueueQuery & { staffId: number; now: Date };

/** Conversations and requests that wait for support: the urgent ones first, then whoever has waited longest. */
export async function readQueue(strapi: Core.Strapi, asking: Asking): Promise<DeskQueue> {
  const { view, label, staffId, now } = asking;
  const wheres = wheresFor(staffId);
  const labelled = label === undefined ? {} : { id: { $in: await conversationsWithLabel(strapi, label) } };
  const { rows, found, isCut } = await readRows(strapi, asking, { ...wheres[view], ...labelled });
  await markDelivered(strapi, rows);

  const staff = await listStaff(strapi);
  const labels = await listLabels(strapi);
  const chats = await toEntries(strapi, rows, { staff, now, found, labels });
  const entries = [...chats, ...(await listRequests(strapi, requestsWhere(asking)))];
  const present = await listPresent(strapi, now);
  return {
    entries: isSorted(view) || found.size > 0 ? entries : entries.sort(byWaiting).slice(0, MOST_SHOWN),
    labels,
    closing: await listClosing(strapi, staffId),
    isSearchCut: isCut,
    counts: await countViews(strapi, wheres),
    online: staff.filter(({ id }) => present.includes(id)),
    me: staff.find(({ id }) => id === staffId) ?? { id: staffId, name: "" },
    staff,
  };
}

type Rows = FoundWritten & { rows: ConversationRow[] };

/** Rows of a view; or what a search finds by the visitor first, then by what was written, the newest first. */
async function readRows(strapi: Core.Strapi, { view, search }: Asking, ofView: object): Promise<Rows> {
  const list = (where: object) => conversations(strapi).findMany({ where, limit: MOST_SHOWN, orderBy: ORDERS[view] });
  if (search === "") {
    // A database orders missing times first or last, so those without one are asked for by themselves.
    const first = view === "waiting" ? FIRST_IN_QUEUE.map((part) => ({ ...ofView, ...part })) : [];
    const rows = await Promise.all([...first, ofView].map(list));
    const unique = new Map(rows.flat().map((row) => [row.id, row]));
    return { rows: [...unique.values()], found: new Map(), isCut: false };
  }
  const written = await findWritten(strapi, wordsToFind(search));
  const ofVisitors = await list({ accountId: { $in: await findAccountsBy(strapi, search) } });
  const others = [...written.found.keys()].filter((id) => ofVisitors.every((row) => row.id !== id));
  const read = await list({ id: { $in: others } });
  const inOrder = others.flatMap((id) => read.find((row) => row.id === id) ?? []);
  return { ...written, rows: [...ofVisitors, ...inOrder] };
}

/** Parts of the view that may not be cut off, however many wait: what is urgent, and what has come back. */
const FIRST_IN_QUEUE = [{ urgentReason: { $notNull: true } }, { waitingSince: null, dueSince: { $notNull: true } }];

/** True for views whose order is not that of the wait. */
function isSorted(view: QueueView): boolean {
  return view === "closed" || view === "snoozed";
}

function wheresFor(staffId: number): Record<QueueView, object> {
  const open = { state: "open", closesAt: null };
  const isInQueue = { $or: [{ waitingSince: { $notNull: true } }, { dueSince: { $notNull: true } }] };
  return {
    waiting: { ...open, snoozedUntil: null, isBlocked: false, ...isInQueue },
    mine: { ...open, snoozedUntil: null, assigneeId: staffId },
    all: open,
    snoozed: { ...open, snoozedUntil: { $notNull: true } },
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

/** Conversations that this agent has closed, as long as they can be had back. */
async function listClosing(strapi: Core.Strapi, closerId: number): Promise<DeskQueue["closing"]> {
  const where = { closesAt: { $gt: new Date(0) }, closerId };
  const rows = await conversations(strapi).findMany({ where, orderBy: { closesAt: "desc" }, limit: MOST_SHOWN });
  const accounts = await accountsOf(strapi, rows);
  return rows.map(({ key, closesAt, accountId }) => {
    const { email, supportNumber } = identityOf(accounts.find(({ id }) => id === accountId));
    return { key, name: email ?? supportNumber, closesAt: instant(closesAt ?? "") };
  });
}

function accountsOf(strapi: Core.Strapi, rows: ConversationRow[]) {
  return accountRows(strapi).findMany({ where: { id: { $in: rows.map(({ accountId }) => accountId) } } });
}

type Known = {
  staff: DeskQueue["staff"];
  now: Date;
  found: FoundWritten["found"];
  labels: DeskQueue["labels"];
};

async function toEntries(strapi: Core.Strapi, rows: ConversationRow[], known: Known): Promise<QueueEntry[]> {
  const { staff, now, found } = known;
  const accounts = await accountsOf(strapi, rows);
  const labels = await labelsOfConversations(
    strapi,
    rows.map(({ id }) => id),
    known.labels,
  );
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
    found: found.get(row.id) ?? null,
    ...handlingOf(row),
    labels: labels(row.id),
    waitingSince: row.waitingSince && instant(row.waitingSince),
    language: row.language,
    lastAt: instant(row.lastAt),
  }));
}

function requestsWhere({ view, search, label }: QueueQuery): object | null {
  if (label !== undefined) return null;
  if (search !== "") return { reference: parseRequestReference(search) ?? "" };
  return view === "waiting" || view === "all" ? { state: "open" } : null;
}

async function listRequests(strapi: Core.Strapi, where: object | null): Promise<QueueEntry[]> {
  if (!where) return [];
  const choices = await readChoices(strapi);
  const rows = await contactRequests(strapi).findMany({ where, orderBy: { id: "asc" }, limit: MOST_SHOWN });
  return rows.map(({ reference, state, language, receivedAt, repliedAt, requestType }) => {
    const lastAt = instant(repliedAt ?? receivedAt);
    const label = labelsOf(choices.requestTypes, requestType);
    const waitingSince = state === "open" ? lastAt : null;
    return { type: "request", reference, requestType: label, waitingSince, language, lastAt };
  });
}

/** Urgent entries come first, then those that wait or have come back, the longest waiting at the top. */
function byWaiting(one: QueueEntry, other: QueueEntry): number {
  if (isUrgent(one) !== isUrgent(other)) return isUrgent(one) ? -1 : 1;
  const [since, otherSince] = [inQueueSince(one), inQueueSince(other)];
  if (since && otherSince) return since.localeCompare(otherSince);
  if (since || otherSince) return since ? -1 : 1;
  return other.lastAt.localeCompare(one.lastAt);
}

function isUrgent(entry: QueueEntry): boolean {
  return entry.type === "chat" && entry.urgentReason !== null;
}

function inQueueSince(entry: QueueEntry): string | null {
  return entry.waitingSince ?? (entry.type === "chat" ? entry.dueSince : null);
}
