import type { Core } from "@strapi/strapi";
import { isStillTyping, type DeskConversation } from "@wren/domain";
import { idsOfAddress } from "../../../platform/rows/ids-of-address";
import { orders } from "../../orders/work/rows";
import { subscriptions } from "../../subscriptions/work/rows";
import { findEarlierTalks, findUnderAddress } from "./find-earlier";
import { labelsOf, listLabels } from "./labels";
import { dateOf, erasedOn, handlingOf, instant, toMessage } from "./message-view";
import { chatFiles, conversationEvents, conversations, messages, notes, type ConversationRow } from "./rows";
import { listStaff } from "../../../platform/desk/staff";
import { env } from "../../../platform/env";
import { findAccount, identityOf } from "./visitor";

const MOST_MESSAGES = 10_000;

/** A conversation as staff see it, with what agents may know of the customer. */
export async function showConversation(
  strapi: Core.Strapi,
  key: string,
  { last, from, now }: { last: number; from?: number | undefined; now: Date },
): Promise<DeskConversation | null> {
  const row = await conversations(strapi).findOne({ where: { key } });
  if (!row) return null;
  const where = { conversationId: row.id };
  const limit = Math.min(MOST_MESSAGES, Math.max(last, row.lastSeq + 1 - (from ?? row.lastSeq)));
  const said = (await messages(strapi).findMany({ where, orderBy: { seq: "desc" }, limit })).reverse();
  const noted = await notes(strapi).findMany({ where, orderBy: { id: "asc" } });
  const identity = identityOf(await findAccount(strapi, row.accountId));
  // Whoever types a customer's address does not become that customer.
  const ownEmail = identity.isEmailConfirmed ? identity.email : null;
  const staff = await listStaff(strapi);
  const isStaffTyping = isStillTyping(dateOf(row.staffTypedAt), now);
  return {
    ...factsOf(row, now),
    ...identity,
    siteOrigins: siteOrigins(),
    assignee: staff.find(({ id }) => id === row.assigneeId) ?? null,
    typingStaff: staff.find(({ id }) => isStaffTyping && id === row.staffTyperId) ?? null,
    messages: said.map((message) => ({ ...toMessage(message), mailed: message.mailed })),
    hasEarlier: (said[0]?.seq ?? 1) > 1,
    fileCount: await chatFiles(strapi).count(where),
    notes: noted.map(({ id, at, by, text }) => ({ id, at: instant(at), by, text })),
    labels: (await labelsOf(strapi, [row.id], await listLabels(strapi)))(row.id),
    events: await eventsOf(strapi, row),
    earlier: await findEarlierTalks(strapi, row),
    sameAddress: await findUnderAddress(strapi, row, identity.email),
    subscriptions: await subscriptionsOf(strapi, ownEmail),
    orders: await ordersOf(strapi, ownEmail, row.id),
  };
}

function siteOrigins(): string[] {
  const onion = env("ONION_URL");
  return [env("PUBLIC_URL"), ...(onion ? [onion] : [])].map((address) => new URL(address).origin);
}

function factsOf(row: ConversationRow, now: Date) {
  const { key, state, language, isBlocked, openedAt, waitingSince } = row;
  return {
    key,
    state,
    language,
    isBlocked,
    openedAt: instant(openedAt),
    waitingSince: waitingSince && instant(waitingSince),
    isVisitorTyping: isStillTyping(dateOf(row.visitorTypedAt), now),
    deliveredTo: row.visitorDeliveredTo,
    readTo: row.visitorReadTo,
    erasedOn: erasedOn(row),
    ...handlingOf(row),
  };
}

async function eventsOf(strapi: Core.Strapi, { id: conversationId }: ConversationRow) {
  const rows = await conversationEvents(strapi).findMany({ where: { conversationId }, orderBy: { id: "asc" } });
  return rows.map(({ id, at, by, kind, text }) => ({ id, at: instant(at), by, kind, text: text ?? "" }));
}

async function subscriptionsOf(strapi: Core.Strapi, email: string | null): Promise<DeskConversation["subscriptions"]> {
  if (email === null) return [];
  const ids = await idsOfAddress(subscriptions(strapi), email);
  const rows = await subscriptions(strapi).findMany({ where: { id: { $in: ids } }, orderBy: { id: "desc" } });
  return rows.map(({ mobileId, nestId, supportId, startsOn, endsOn, quotaGb }) => {
    return { mobileId, nestId, supportId, startsOn, endsOn, quotaGb };
  });
}

const MOST_ORDERS = 20;

/**
 * Orders of the visitor's address, and those whose page they came from. No amounts and no postal address, which support
 * does not need.
 */
async function ordersOf(strapi: Core.Strapi, email: string | null, conversationId: number) {
  const about = { where: { conversationId, kind: "order" }, orderBy: { seq: "desc" }, limit: MOST_ORDERS } as const;
  const named = (await messages(strapi).findMany(about)).flatMap(({ text }) => text ?? []);
  const ofAddress = email === null ? [] : await idsOfAddress(orders(strapi), email);
  // Two questions: one with "or", in the order of the ids, would read all orders.
  const ofNumber = await orders(strapi).findMany({ where: { number: { $in: named } }, select: ["id"] });
  const ids = [...ofAddress.slice(0, MOST_ORDERS), ...ofNumber.map(({ id }) => id)];
  const where = { id: { $in: ids } };
  const rows = await orders(strapi).findMany({ where, orderBy: { id: "desc" }, limit: MOST_ORDERS });
  return rows.map(({ number, state, placedAt }) => ({ number, state, placedAt: instant(placedAt) }));
}
