import type { Core } from "@strapi/strapi";
import type { KbVote } from "@wren/domain";
import { inTransaction } from "../../../platform/strapi-edges";
import { table } from "../../../platform/rows/table";

/** Counts a vote and stores nothing about the reader. @returns false when there is no such article */
export async function countVote(strapi: Core.Strapi, { slug, locale, isHelpful }: KbVote): Promise<boolean> {
  const articles = table<{ slug: string }>(strapi, "api::kb-article.kb-article");
  if (!(await articles.findOne({ where: { slug, locale, publishedAt: { $notNull: true } } }))) return false;
  const column = isHelpful ? "yes" : "no";
  const where = { slug, language: locale };
  await inTransaction(strapi, async ({ trx }) => {
    const db = strapi.db.connection;
    const blank = { ...where, yes: 0, no: 0, document_id: `${slug}-${locale}` };
    await db("kb_votes").insert(blank).onConflict(["slug", "language"]).ignore().transacting(trx);
    await db("kb_votes").where(where).increment(column, 1).transacting(trx);
  });
  return true;
}
