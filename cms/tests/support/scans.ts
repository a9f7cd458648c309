import type { Core } from "@strapi/strapi";

/** Tables of rows, not of content, that only staff fill: they stay small. */
const SMALL = new Set([
  "canned_replies",
  "chat_labels",
  "kb_categories",
  "publication_plans",
  "redirects",
  "retentions",
  "second_factors",
  "shipping_zones",
  "skus",
  "support_files",
  "tariffs",
  // One row for each open page of staff, or for the whole shop.
  "chat_presences",
  "monero_watches",
  // Payments that are only played.
  "sandbox_payments",
  "sandbox_transfers",
]);

/** Statements that may read a whole table that grows, with who asks them, and why. */
const ALLOWED: readonly { asked: RegExp; because: string }[] = [
  { asked: /\blike \? escape/i, because: "staff search by a part of a name, an address or a number" },
  { asked: /^books: |\/books\/check: /, because: "the check of the books reads everything, at night or when asked" },
  { asked: /having sum\(payments\./, because: "whether an order is balanced is known by adding up its payments" },
];

type Query = { sql: string; bindings: readonly unknown[] };
type Step = { detail: string };
type Watched = { bindings: readonly unknown[]; from: string };
type Type = { uid: string; kind: string; collectionName?: string; options?: { draftAndPublish?: boolean } };

/** Statements that have a plan worth reading. */
const ASKED = /^(select|update|delete|with)\b/i;

/**
 * Looks for statements that read a whole table which grows with visitors and time: quick in a test, slow after some
 * years. SQLite's plan tells, and does not depend on how much is in a table. PostgreSQL's does, so it is not asked.
 */
export function watchScans(strapi: Core.Strapi) {
  const { connection, dialect } = strapi.db;
  const isSqlite = (dialect as unknown as { client: string }).client === "sqlite";
  const grown = growingTables(strapi);
  const seen = new Map<string, Watched>();
  let running = "";

  connection.on("query", ({ sql, bindings }: Query) => {
    if (!isSqlite || seen.has(sql)) return;
    // Tests read rows as they like; what a request does is the product's.
    const request = strapi.requestContext.get();
    const from = running || (request && `${request.method} ${request.path}`);
    if (from) seen.set(sql, { bindings, from });
  });

  return {
    /** Watches also what no request does. */
    async during(name: string, work: () => Promise<unknown>): Promise<void> {
      running = name;
      await work();
      running = "";
    },

    /** Fails if a statement since the last check reads a whole table. */
    async check(): Promise<void> {
      const found: string[] = [];
      const asked = [...seen];
      seen.clear();
      for (const [sql, query] of asked) found.push(...(await findScans(sql, query)));
      if (found.length > 0) throw new Error(`These statements read a whole table that grows:\n${found.join("\n")}`);
    },
  };

  async function findScans(sql: string, { bindings, from }: Watched): Promise<string[]> {
    if (!ASKED.test(sql) || ALLOWED.some(({ asked }) => asked.test(`${from}: ${sql}`))) return [];
    const plan = await connection.raw<Step[]>(`explain query plan ${sql}`, bindings as string[]);
    const scanned = plan.filter(({ detail }) => grown.has(scannedTable(detail, sql) ?? ""));
    return scanned.map(({ detail }) => `${from}: ${detail}: ${sql}`);
  }
}

/**
 * The first rows in the order of the table; or none, because a list of nothing becomes "1 = 0", which is decided before
 * any row is read.
 */
const READS_LITTLE = /as `t0` order by `t0`\.`id` (asc|desc) limit|where \(+1 = \?(\)*( order by| limit|$)| and )/;

/** The table that a step of a plan reads from one end to the other. Reading an index in order is no such step. */
function scannedTable(detail: string, sql: string): string | null {
  const [, alias] = /^SCAN (\w+)$/.exec(detail) ?? [];
  if (!alias || READS_LITTLE.test(sql)) return null;
  const [, table] = new RegExp(`\`(\\w+)\` as \`${alias}\``).exec(sql) ?? [];
  return table ?? alias;
}

function growingTables(strapi: Core.Strapi): ReadonlySet<string> {
  const types = (Object.values(strapi.contentTypes) as Type[]).filter(
    ({ uid, kind, options }) => kind === "collectionType" && uid.startsWith("api::") && !options?.draftAndPublish,
  );
  const names = types.map(({ collectionName = "" }) => collectionName).filter((name) => !SMALL.has(name));
  // Strapi's own: visitors of the chat, and everybody's sessions.
  return new Set([...names, "up_users", "strapi_sessions"]);
}
