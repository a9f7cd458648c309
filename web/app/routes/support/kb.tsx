import { data } from "react-router";
import { listKbCategories, searchKb } from "#app/cms/kb.server.ts";
import { AllArticles, CategoryList } from "#app/features/kb/category-list.tsx";
import { KB_SEARCH_FORM, SearchForm } from "#app/features/kb/search-form.tsx";
import { SearchResults } from "#app/features/kb/search-results.tsx";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { KB_PATH } from "#app/lib/paths.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { answer, ask, questionOf } from "../ask.server.ts";
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
  const question = questionOf(url);
  const [content, categories, search] = await Promise.all([
    findContentPage(url.pathname, visit),
    listKbCategories(locale),
    answer(question, (asked) =>
      searchKb({ locale, question: asked }, { visitor: visitorOf(context), path: "/kb/search" }),
    ),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  const { hits, problem, init } = search;
  return data({ ...content, categories, question, hits, problem, pageForm: KB_SEARCH_FORM }, init);
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

export async function action({ request, context }: Route.ActionArgs) {
  return ask(request, context.get(visitContext), KB_PATH);
}

export default function KbRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, categories, question, hits, problem } = loaderData;
  return (
    <ContentPage page={page}>
      <SearchForm question={question ?? ""} typed={actionData?.typed} problem={problem} />
      {hits && <SearchResults question={question ?? ""} hits={hits} />}
      {hits && hits.length > 0 ? <AllArticles /> : <CategoryList categories={categories} />}
    </ContentPage>
  );
}
