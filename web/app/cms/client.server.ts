import qs from "qs";
import { z } from "zod";
import { env } from "#app/env.server.ts";
import { contentUnavailable } from "#app/lib/responses.ts";
import { log } from "#app/log.server.ts";
import { createContentCache } from "./content-cache.server.ts";

/** The cms answers in milliseconds; a visitor waits no longer than this for the first answer. */
const TIMEOUT_MS = 5_000;

const contentCache = createContentCache(Date.now, (error) => {
  log.warn("content-refresh-failed", { cause: describe(error) });
});

const answerSchema = z.object({ data: z.unknown() });

type Query = Record<string, unknown>;

/** Reads published content through the cache and checks it against its contract. */
export async function readContent<Schema extends z.ZodType>(
  path: string,
  query: Query,
  schema: Schema,
): Promise<z.output<Schema>> {
  const address = `/api/${path}?${qs.stringify(query, { encodeValuesOnly: true })}`;
  try {
    return await contentCache.read(address, async () => parseAnswer(schema, await fetchData(address), path));
  } catch (error) {
    log.error("content-unavailable", { cause: describe(error) });
    throw contentUnavailable();
  }
}

/** True when the cms itself answers, whatever is in it. */
export async function isCmsReachable(): Promise<boolean> {
  try {
    const response = await fetch(new URL("/_health", env.CMS_URL), { signal: AbortSignal.timeout(1_000) });
    return response.ok;
  } catch {
    return false;
  }
}

export function hasHeldContent(): boolean {
  return contentCache.heldEntries() > 0;
}

async function fetchData(address: string): Promise<unknown> {
  const response = await fetch(new URL(address, env.CMS_URL), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  // A single type without an entry is a 404 of the whole question, not a failure.
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The cms answered ${String(response.status)}`);
  return answerSchema.parse(await response.json()).data;
}

function parseAnswer<Schema extends z.ZodType>(schema: Schema, data: unknown, path: string): z.output<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Error(`${path} broke its contract: ${z.prettifyError(parsed.error)}`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
