import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from "@wren/domain";
import { redirect } from "react-router";
import type { CommonFailure } from "#app/cms/refusals.server.ts";
import { localizePath } from "#app/i18n/path.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import type { SearchProblem } from "#app/lib/search-problem.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";

/**
 * Redirects a question to the address of its results. After a change of language or currency the page shows the typed
 * text.
 */
export async function ask(request: Request, visit: Visit, path: string): Promise<Response | { typed: string }> {
  const form = await readForm(request);
  const field = form.get("q");
  const question = typeof field === "string" ? field.slice(0, MAX_QUESTION_LENGTH) : "";
  if (takePreference(form, visit)) return { typed: question };
  const search = new URLSearchParams({ q: question });
  return redirect(`${localizePath(path, visit.locale)}?${search}`, 303);
}

/** The question in the address of a page of results. */
export function questionOf(url: URL): string | null {
  return url.searchParams.get("q")?.trim().slice(0, MAX_QUESTION_LENGTH) ?? null;
}

type Found<Hit> = { ok: true; hits: Hit[] } | { ok: false; failure: CommonFailure };
type Answer<Hit> = { hits: Hit[] | null; problem: SearchProblem | null; init: ResponseInit };

/** Searches, if something was asked. @returns the hits or the reason why there are none, with its status */
export async function answer<Hit>(
  question: string | null,
  search: (question: string) => Promise<Found<Hit>>,
): Promise<Answer<Hit>> {
  if (question === null) return { hits: null, problem: null, init: {} };
  if (question.length < MIN_QUESTION_LENGTH)
    return { hits: null, problem: { code: "question-too-short" }, init: { status: 400 } };
  const found = await search(question);
  if (found.ok) return { hits: found.hits, problem: null, init: {} };
  const { failure } = found;
  if (failure.code === "service-unavailable") return { hits: null, problem: failure, init: { status: 503 } };
  const { code, retryAfterSeconds } = failure;
  const problem = { code, waitMinutes: Math.ceil(retryAfterSeconds / 60) };
  return { hits: null, problem, init: { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } } };
}
