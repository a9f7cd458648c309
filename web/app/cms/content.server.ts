import { z } from "zod";
import { env } from "#app/env.server.ts";
import { contentUnavailable, draftIncomplete, previewEnded } from "#app/lib/responses.ts";
import { log } from "#app/log.server.ts";
import { backend } from "./backend.server.ts";
import { createChangeListener } from "./changes.server.ts";
import { createContentCache } from "./content-cache.server.ts";
import { unwrapEntries } from "./entries.server.ts";
import { previewPass } from "./preview.server.ts";

/** While the cms announces its changes an answer stays valid; this limits the damage of a lost announcement. */
const FRESH_WHILE_LISTENING_MS = 60_000;
/** Without a connection to the cms, changes are found by polling. */
const FRESH_WHILE_DEAF_MS = 2_000;

const changes = createChangeListener(new URL(`${env.CMS_PREFIX}/changes`, env.CMS_URL));

const contentCache = createContentCache({
  now: Date.now,
  freshMs: () => (changes.isListening() ? FRESH_WHILE_LISTENING_MS : FRESH_WHILE_DEAF_MS),
  onRefreshError: (error) => log.warn("content-refresh-failed", { cause: String(error) }),
});

// Expires everything: pages are made of several types (logos, pictures, products), and fetching the few that are
// visited costs less than tracking dependencies.
changes.onChange(() => contentCache.expire());

/** Announces changes of the cms's content and keeps the connection for it. */
export const contentChanges = changes;

type Query = Record<string, unknown>;

/** The cms's maximum per request. */
const PAGE_SIZE = 100;

/** Types whose entries editors write before they publish them. */
const DRAFTED = ["pages", "products", "services", "kb-articles", "resources"];

/** Header of the pass with which the cms answers drafts. */
const PASS_HEADER = "X-Preview-Pass";

/**
 * Reads published content through the cache and validates it against its contract. During a preview drafts are read,
 * past the cache.
 */
export async function readContent<Schema extends z.ZodType>(
  path: string,
  query: Query,
  schema: Schema,
): Promise<z.output<Schema>> {
  const pass = DRAFTED.includes(path) ? previewPass() : null;
  if (pass !== null) return readDrafts(path, query, { schema, pass });
  try {
    return await contentCache.read(keyOf(path, query), () => ask(path, query, schema));
  } catch (error) {
    log.error("content-unavailable", { cause: String(error) });
    throw contentUnavailable();
  }
}

async function readDrafts<Schema extends z.ZodType>(
  path: string,
  query: Query,
  { schema, pass }: { schema: Schema; pass: string },
): Promise<z.output<Schema>> {
  const answer = await backend.find(path, { query: { ...query, status: "draft" }, headers: { [PASS_HEADER]: pass } });
  if (answer.status === 403) throw previewEnded();
  if (!answer.ok) throw contentUnavailable();
  const parsed = parseAnswer(schema, answer.result);
  if (!parsed.success) throw draftIncomplete();
  return parsed.data;
}

/** Asks the cms whether the pass of this preview is valid; throws when it is not, or has ended. */
export async function checkPreviewPass(): Promise<void> {
  await readContent("pages", { fields: ["slug"], pagination: { pageSize: 1 } }, z.unknown());
}

/** Reads all entries of a list, however many calls that takes. */
export async function readEveryContent<Entry>(
  path: string,
  query: Query,
  schema: z.ZodType<Entry[]>,
): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let page = 1; ; page++) {
    const entries = await readContent(path, { ...query, pagination: { page, pageSize: PAGE_SIZE } }, schema);
    all.push(...entries);
    if (entries.length < PAGE_SIZE) return all;
  }
}

type Entry = { slug: string };

/**
 * Reads all entries of a type at once and caches each under the key of its own query.
 * @param questionFor the query for one entry
 */
export async function readEachAhead<Found>(
  path: string,
  questionFor: (slug: string) => Query & { filters: object; pagination: object },
  { schema, entryOf }: { schema: z.ZodType<Found[]>; entryOf: (found: Found) => Entry },
): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page++) {
    const query = { ...questionFor(""), filters: {}, pagination: { page, pageSize: PAGE_SIZE } };
    const all = await readContent(path, query, schema);
    for (const found of all) {
      const { slug } = entryOf(found);
      contentCache.hold(keyOf(path, questionFor(slug)), [found], keyOf(path, query));
      slugs.push(slug);
    }
    if (all.length < PAGE_SIZE) return slugs;
  }
}

function keyOf(path: string, query: Query): string {
  return `${path} ${JSON.stringify(query)}`;
}

export function hasHeldContent(): boolean {
  return contentCache.heldEntries() > 0;
}

async function ask<Schema extends z.ZodType>(path: string, query: Query, schema: Schema): Promise<z.output<Schema>> {
  const answer = await backend.find(path, { query });
  // A single type without an entry answers 404, which is no failure.
  if (!answer.ok && answer.status !== 404) throw new Error(`The cms answered ${String(answer.status)} to ${path}`);
  const parsed = parseAnswer(schema, answer.result);
  if (parsed.success) return parsed.data;
  throw new Error(`${path} broke its contract: ${z.prettifyError(parsed.error)}`);
}

function parseAnswer<Schema extends z.ZodType>(schema: Schema, result: unknown) {
  return schema.safeParse(env.CMS_VERSION === "v4" ? unwrapEntries(result) : result);
}
