import { setImmediate } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { excerptAround, hasAllWords, type Found } from "@wren/domain";

/** Rows read at a time. SQLite runs within our process, so others are served between two steps. */
const STEP = 5_000;
/** Some 200,000 of each table, which takes less than a second; older ones are left out. */
const MOST_STEPS = 40;
/** Of an integer column in PostgreSQL. */
const HIGHEST_ID = 2_147_483_647;

export const MOST_FOUND = 50;

export type FoundWritten = {
  /** By the id of the conversation, the newest first. */
  found: Map<number, Found>;
  isCut: boolean;
};

/**
 * Finds conversations by words in their messages and notes. The texts themselves are read, newest first: an index of
 * their words would be a copy that has to be erased, too.
 * @param words as `wordsToFind` gives them
 */
export async function findWritten(strapi: Core.Strapi, words: readonly string[]): Promise<FoundWritten> {
  if (words.length === 0) return { found: new Map(), isCut: false };
  const messages = await findIn(strapi, { table: "messages", number: "seq", words });
  const notes = await findIn(strapi, { table: "conversation_notes", number: "id", words });
  const hits = [
    ...messages.hits.map(({ number, ...hit }) => ({ ...hit, seq: number, noteId: null })),
    ...notes.hits.map(({ number, ...hit }) => ({ ...hit, seq: null, noteId: number })),
  ].toSorted((one, other) => other.atMs - one.atMs);
  const found = new Map<number, Found>();
  for (const { conversationId, seq, noteId, text } of hits) {
    if (found.size >= MOST_FOUND || found.has(conversationId)) continue;
    found.set(conversationId, { seq, noteId, excerpt: excerptAround(text, words) });
  }
  return { found, isCut: messages.isCut || notes.isCut };
}

type Place = { table: "messages" | "conversation_notes"; number: "seq" | "id"; words: readonly string[] };
type Row = { id: number; conversationId: number; number: number; at: Date | string | number; text: string };
type Hit = { conversationId: number; number: number; atMs: number; text: string };

/** The newest text of each conversation that has all words. */
async function findIn(strapi: Core.Strapi, place: Place): Promise<{ hits: Hit[]; isCut: boolean }> {
  const hits = new Map<number, Hit>();
  let below = HIGHEST_ID;
  for (let step = 0; step < MOST_STEPS; step++) {
    const from = await startOfStep(strapi, place, below);
    for (const { conversationId, number, at, text } of await readStep(strapi, place, { from, below })) {
      if (!hits.has(conversationId) && hasAllWords(text, place.words))
        hits.set(conversationId, { conversationId, number, atMs: new Date(at).getTime(), text });
    }
    if (from === 0) return { hits: [...hits.values()], isCut: false };
    if (hits.size >= MOST_FOUND) break;
    below = from;
    await setImmediate();
  }
  return { hits: [...hits.values()], isCut: true };
}

/** Ids have gaps where something was erased, so rows are counted. @returns 0 when fewer are left than one step reads */
async function startOfStep(strapi: Core.Strapi, { table }: Place, below: number): Promise<number> {
  const rows: { id: number }[] = await strapi.db
    .connection(table)
    .where("id", "<", below)
    .orderBy("id", "desc")
    .offset(STEP - 1)
    .limit(1)
    .select("id");
  return rows[0]?.id ?? 0;
}

async function readStep(
  strapi: Core.Strapi,
  { table, number, words }: Place,
  { from, below }: { from: number; below: number },
): Promise<Row[]> {
  const like = strapi.db.dialect.client === "postgres" ? "ilike" : "like";
  const query = strapi.db.connection(table).where("id", ">=", from).where("id", "<", below).orderBy("id", "desc");
  for (const word of words) void query.where("text", like, `%${patternOf(word)}%`);
  return query.select({ id: "id", conversationId: "conversation_id", number, at: "at", text: "text" });
}

/** Databases agree on the case of these letters only; `hasAllWords` looks closely at the rest. */
function patternOf(word: string): string {
  return word.replace(/[^a-z0-9]/gu, "_");
}
