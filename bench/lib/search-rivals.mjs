import { packageOfCms } from "./cms.mjs";

// Other engines over the same articles, set up as their documentation suggests.

/** @typedef {{ id: string, title: string, keywords: string, summary: string, body: string }} Article */
/** @typedef {(question: string) => string[]} Find ids, best first */

const LIMIT = 12;
const FIELDS = ["title", "keywords", "summary", "body"];

/** @param {Article[]} articles @returns {Find} */
export function minisearchOver(articles) {
  const MiniSearch = packageOfCms("minisearch");
  const searchOptions = { boost: { title: 3, keywords: 3, summary: 1.5 }, fuzzy: 0.2, prefix: true };
  const index = new MiniSearch({ fields: FIELDS, searchOptions });
  index.addAll(articles);
  return (question) =>
    index
      .search(question)
      .slice(0, LIMIT)
      .map((/** @type {{ id: string }} */ { id }) => id);
}

/** @param {Article[]} articles @param {"en" | "de"} locale @returns {Find} */
export function fts5Over(articles, locale) {
  const Database = packageOfCms("better-sqlite3");
  const db = new Database(":memory:");
  // SQLite has a stemmer for English only.
  const tokenizer = locale === "en" ? "porter unicode61" : "unicode61 remove_diacritics 2";
  db.exec(`CREATE VIRTUAL TABLE articles USING fts5(id UNINDEXED, ${FIELDS.join(", ")}, tokenize = '${tokenizer}')`);
  const insert = db.prepare("INSERT INTO articles VALUES (@id, @title, @keywords, @summary, @body)");
  for (const article of articles) insert.run(article);
  const select = db.prepare(
    `SELECT id FROM articles WHERE articles MATCH ? ORDER BY bm25(articles, 0, 3, 3, 1.5, 1) LIMIT ${String(LIMIT)}`,
  );
  return (question) => {
    const words = question.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
    const rows = words.length > 0 ? select.all(words.map((word) => `"${word}"`).join(" OR ")) : [];
    return rows.map((/** @type {{ id: string }} */ { id }) => id);
  };
}
