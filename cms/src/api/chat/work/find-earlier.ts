import type { Core } from "@strapi/strapi";
import type { DeskConversation } from "@wren/domain";
import { accountRows } from "../../../platform/rows/account-rows";
import { instant } from "./message-view";
import { conversations, messages, type ConversationRow } from "./rows";
import { identityOf } from "./visitor";

const MOST_SHOWN = 10;
const BEGINNING_LENGTH = 120;

/** Talks within a conversation that somebody has ended; the one that goes on, or has ended last, is not among them. */
export async function findEarlierTalks(
  strapi: Core.Strapi,
  row: ConversationRow,
): Promise<DeskConversation["earlier"]> {
  const ends = await messages(strapi).findMany({
    where: { conversationId: row.id, kind: "closed" },
    orderBy: { seq: "desc" },
    limit: MOST_SHOWN + 2,
  });
  const talks: DeskConversation["earlier"] = [];
  for (const [index, { seq, at }] of ends.entries()) {
    if ((row.state === "closed" && index === 0) || talks.length === MOST_SHOWN) continue;
    const isWithin = { $gt: ends[index + 1]?.seq ?? 0, $lt: seq };
    const [first] = await messages(strapi).findMany({
      where: { conversationId: row.id, kind: "text", seq: isWithin },
      orderBy: { seq: "asc" },
      limit: 1,
    });
    if (first)
      talks.push({ fromSeq: first.seq, at: instant(first.at), closedAt: instant(at), text: beginningOf(first) });
  }
  return talks;
}

function beginningOf({ text, file }: { text: string | null; file: { name: string } | null }): string {
  return ((text ?? "") === "" ? (file?.name ?? "") : (text ?? "")).replace(/\s+/g, " ").slice(0, BEGINNING_LENGTH);
}

/** Conversations of other accounts under an address: somebody may have begun anew without confirming it. */
export async function findUnderAddress(
  strapi: Core.Strapi,
  row: ConversationRow,
  email: string | null,
): Promise<DeskConversation["sameAddress"]> {
  if (email === null) return [];
  const accounts = [
    ...(await accountRows(strapi).findMany({ where: { email }, limit: MOST_SHOWN })),
    ...(await accountRows(strapi).findMany({ where: { claimedEmail: email }, limit: MOST_SHOWN })),
  ];
  const accountId = { $in: accounts.map(({ id }) => id).filter((id) => id !== row.accountId) };
  const found = await conversations(strapi).findMany({ where: { accountId }, limit: MOST_SHOWN });
  return found
    .map(({ key, accountId: id, state, openedAt, lastAt, lastText }) => ({
      key,
      isEmailConfirmed: identityOf(accounts.find((account) => account.id === id)).isEmailConfirmed,
      state,
      openedAt: instant(openedAt),
      lastAt: instant(lastAt),
      lastText: lastText ?? "",
    }))
    .toSorted((one, other) => other.lastAt.localeCompare(one.lastAt));
}
