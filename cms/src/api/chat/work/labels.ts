import type { Core } from "@strapi/strapi";
import type { ChatLabel } from "@wren/domain";
import { chatLabels, conversationLabels } from "./rows";

/** All labels, in the order of staff. */
export async function listLabels(strapi: Core.Strapi): Promise<ChatLabel[]> {
  const rows = await chatLabels(strapi).findMany({ where: {}, orderBy: [{ order: "asc" }, { id: "asc" }] });
  return rows.map(({ id, en, de }) => ({ id, en, de }));
}

/** Ids of the labels of conversations. One that was deleted is none any more. */
export async function labelsOf(strapi: Core.Strapi, conversationIds: number[], known: readonly ChatLabel[]) {
  const where = { conversationId: { $in: conversationIds } };
  const rows = conversationIds.length === 0 ? [] : await conversationLabels(strapi).findMany({ where });
  return (conversationId: number): number[] =>
    known
      .filter(({ id }) => rows.some((row) => row.conversationId === conversationId && row.labelId === id))
      .map(({ id }) => id);
}

/** Those that got the label last; a queue shows no more. */
const MOST_LABELLED = 1_000;

export async function conversationsWithLabel(strapi: Core.Strapi, labelId: number): Promise<number[]> {
  const rows = await conversationLabels(strapi).findMany({
    where: { labelId },
    orderBy: { id: "desc" },
    limit: MOST_LABELLED,
  });
  return rows.map(({ conversationId }) => conversationId);
}
