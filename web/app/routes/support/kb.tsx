import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH, type KbHit } from "@wren/domain";
import { data } from "react-router";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { listKbCategories, searchKb } from "#app/cms/kb.server.ts";
import { CategoryList } from "#app/features/kb/category-list.tsx";
import type { KbProblem } from "#app/features/kb/kb-problem.ts";
import { KB_SEARCH_FORM, SearchForm } from "#app/features/kb/search-form.tsx";
import { SearchResults } from "#app/features/kb/search-results.tsx";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { askKb } from "./kb-search-action.server.ts";
import type { Route } from "./+types/kb";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage, question } = loaderData;
  const described = pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
  // Search engines should not index search results.
  return question === null ? described : [...described, { name: "robots", content: "noindex" }];
}

/** Passes on `Retry-After` of the search's limit. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { locale } = visit;
  const question = url.searchParams.get("q")?.trim().slice(0, MAX_QUESTION_LENGTH) ?? null;
  const [content, categories, search] = await Promise.all([
    findContentPage(url.pathname, visit),
    listKbCategories(locale),
    question === null ? NO_SEARCH : runSearch({ locale, question }, visitorOf(context)),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  const { hits, problem, init } = search;
  return data({ ...content, categories, question, hits, problem, pageForm: KB_SEARCH_FORM }, init);
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

export async function action({ request, context }: Route.ActionArgs) {
  return askKb(request, context.get(visitContext));
}

export default function KbRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, categories, question, hits, problem } = loaderData;
  return (
    <ContentPage page={page}>
      <SearchForm question={question ?? ""} typed={actionData?.typed} problem={problem} />
      {hits && <SearchResults question={question ?? ""} hits={hits} />}
      <CategoryList categories={categories} />
    </ContentPage>
  );
}

type KbSearchResult = { hits: KbHit[] | null; problem: KbProblem | null; init: ResponseInit };

const NO_SEARCH: KbSearchResult = { hits: null, problem: null, init: {} };

async function runSearch(query: Parameters<typeof searchKb>[0], visitor: Visitor): Promise<KbSearchResult> {
  if (query.question.length < MIN_QUESTION_LENGTH)
    return { hits: null, problem: { code: "question-too-short" }, init: { status: 400 } };
  const found = await searchKb(query, { visitor, path: "/kb/search" });
  if (found.ok) return { hits: found.hits, problem: null, init: {} };
  const { failure } = found;
  if (failure.code === "service-unavailable") return { hits: null, problem: failure, init: { status: 503 } };
  const { code, retryAfterSeconds } = failure;
  const problem = { code, waitMinutes: Math.ceil(retryAfterSeconds / 60) };
  return { hits: null, problem, init: { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } } };
}
