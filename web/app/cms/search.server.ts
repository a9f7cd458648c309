import { siteSearchAnswerSchema, type KbSearchRequest, type SiteHit } from "@wren/domain";
import type { Visitor } from "./accounts.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

type SiteSearchOutcome = { ok: true; hits: SiteHit[] } | { ok: false; failure: CommonFailure };

/** Searches the whole site. The question is logged nowhere. */
export async function searchSite(body: KbSearchRequest, visitor: Visitor): Promise<SiteSearchOutcome> {
  try {
    const answer = await callFor(visitor, { method: "POST", path: "/search", body });
    return { ok: true, hits: siteSearchAnswerSchema.parse(answer.body).hits };
  } catch (error) {
    return { ok: false, failure: classifyFailure(error).common ?? { code: "service-unavailable" } };
  }
}
