import { data } from "react-router";
import { searchSite } from "#app/cms/search.server.ts";
import { SITE_SEARCH_FORM, SiteSearchForm } from "#app/features/search/site-search-form.tsx";
import { SiteSearchResults } from "#app/features/search/site-search-results.tsx";
import { useSearchTexts } from "#app/features/search/texts.ts";
import { pageTitle } from "#app/lib/page-meta.ts";
import { SEARCH_PATH } from "#app/lib/paths.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { answer, ask, questionOf } from "./ask.server.ts";
import type { Route } from "./+types/search";

/** Passes on `Retry-After` of the search's limit. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const question = questionOf(url);
  const { hits, problem, init } = await answer(question, (asked) =>
    searchSite({ locale, question: asked }, visitorOf(context)),
  );
  return data({ question, hits, problem, pageForm: SITE_SEARCH_FORM }, init);
}

export async function action({ request, context }: Route.ActionArgs) {
  return ask(request, context.get(visitContext), SEARCH_PATH);
}

export default function SearchRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { question, hits, problem } = loaderData;
  const t = useSearchTexts();
  return (
    <>
      <title>{pageTitle(t("title"))}</title>
      {/* Search engines should index neither the form nor results. */}
      <meta name="robots" content="noindex" />
      <section className="page-grid pt-16 pb-8 md:pt-24">
        <h1 className="text-display col-span-full">{t("title")}</h1>
      </section>
      <SiteSearchForm question={question ?? ""} typed={actionData?.typed} problem={problem} />
      {hits && <SiteSearchResults question={question ?? ""} hits={hits} />}
    </>
  );
}
