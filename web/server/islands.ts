import { createHash } from "node:crypto";
import { isErrorCode, LOCALES, statusOf, type ErrorCode } from "@wren/domain";
import { z } from "zod";
import type { Fragment } from "#app/islands/island.server.ts";
import { isIslandKey, ISLANDS } from "#app/islands/registry.server.ts";
import {
  ISLAND_PREFIX,
  islandAddress,
  type IslandResponse,
  type IslandContext,
  type IslandRef,
} from "#app/lib/islands.ts";
import { findRedirect } from "#app/visit/guards.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";
import type { PagePart } from "./page-part.ts";

const SUFFIX = ".json";
/** More than our fragments need; limits the parsing of strangers' input. */
const MAX_QUERY_CHARACTERS = 1_000;

const contextSchema: z.ZodType<IslandContext> = z.strictObject({ locale: z.enum(LOCALES) });

export function isIslandAddress(pathname: string): boolean {
  return pathname.startsWith(ISLAND_PREFIX);
}

/**
 * Renders a fragment of a page by itself, for browsers that have no code for it. The same guards as for pages apply.
 */
export async function buildIslandPart(visit: Visit): Promise<PagePart> {
  const redirect = await findRedirect(visit);
  if (redirect) return { answer: redirect, cachePolicy: "none" };
  const parsed = parseIslandRequest(visit);
  if (!("draw" in parsed)) return refuse(parsed.code);
  try {
    const fragment = await parsed.draw();
    return fragment ? send(fragment, parsed.ref, visit) : refuse("resource-not-found");
  } catch (error) {
    const failure = thrownCodeSchema.safeParse(error);
    if (!failure.success) throw error;
    return refuse(failure.data.data.code);
  }
}

type IslandRequest = { ref: IslandRef; draw: () => Promise<Fragment | null> } | { code: ErrorCode };

function parseIslandRequest({ pathname, search, currency }: Visit): IslandRequest {
  const key = pathname.slice(ISLAND_PREFIX.length, -SUFFIX.length);
  if (!pathname.endsWith(SUFFIX) || !isIslandKey(key)) return { code: "not-found" };
  if (search.length > MAX_QUERY_CHARACTERS) return { code: "invalid-request" };
  const query = new URLSearchParams(search);
  const context = contextSchema.safeParse(readJson(query.get("context")));
  const prepared = ISLANDS[key].prepare(readJson(query.get("props")));
  if (!context.success || !prepared) return { code: "invalid-request" };
  const ref = { key, props: prepared.props, context: context.data };
  return { ref, draw: () => prepared.draw({ ...context.data, currency }) };
}

/** Undefined, which no schema accepts, for invalid JSON. */
function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(fragment: Fragment, ref: IslandRef, { pathname, search }: Visit): PagePart {
  const id = createHash("sha256").update(JSON.stringify(fragment)).digest("base64url").slice(0, 22);
  // The same query can be spelled in endless ways; only our pages' spelling is cached, because strangers could fill the
  // memory with the others.
  const isOurSpelling = pathname + search === islandAddress(ref);
  const answer = Response.json({ id, ...fragment } satisfies IslandResponse, { headers: { Vary: "Cookie" } });
  return { answer, cachePolicy: isOurSpelling ? "shared" : "none" };
}

/** Shape of the errors that `app/lib/responses.ts` throws. */
const thrownCodeSchema = z.object({ data: z.object({ code: z.custom<ErrorCode>(isErrorCode) }) });

function refuse(code: ErrorCode): PagePart {
  const headers = new Headers(code === "content-unavailable" ? { "Retry-After": "30" } : {});
  return { answer: Response.json({ code }, { status: statusOf(code), headers }), cachePolicy: "none" };
}
