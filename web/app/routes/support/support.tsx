import { isChatOnline } from "#app/cms/chat.server.ts";
import { listTopQuestions } from "#app/cms/kb.server.ts";
import { Island } from "#app/components/ui/island.tsx";
import { KB_SEARCH_FORM, SearchForm } from "#app/features/kb/search-form.tsx";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { WaysToHelp } from "#app/features/support/ways-to-help.tsx";
import { delocalizePath, localeOfPath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { drawTopQuestions } from "#app/islands/top-questions.server.tsx";
import { withBlocks, withIsland } from "#app/lib/island-loading.ts";
import { keepMarkup } from "#app/lib/island-markup.ts";
import { topQuestionsIn } from "#app/lib/kb-islands.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { KB_PATH } from "#app/lib/paths.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { ask } from "../ask.server.ts";
import type { Route } from "./+types/support";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage, structuredData } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage, structuredData });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { locale } = visit;
  const [content, questions, isOnline] = await Promise.all([
    findContentPage(url.pathname, visit),
    listTopQuestions(locale),
    isChatOnline(),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  const { html, head } = await drawTopQuestions(questions, locale);
  const topQuestions = topQuestionsIn(locale);
  keepMarkup(topQuestions, { __html: html });
  const structuredData = content.page.structuredData ?? head.structuredData;
  return { ...content, topQuestions, isOnline, structuredData, pageForm: KB_SEARCH_FORM };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const data = withBlocks(url.pathname, serverLoader());
  return withIsland(topQuestionsIn(localeOfPath(url.pathname)), data, ({ topQuestions }) => topQuestions);
}

export async function action({ request, context }: Route.ActionArgs) {
  return ask(request, context.get(visitContext), KB_PATH);
}

export default function SupportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, topQuestions, isOnline } = loaderData;
  return (
    <ContentPage page={page}>
      <SearchForm typed={actionData?.typed} isHero />
      <WaysToHelp isChatOnline={isOnline} />
      <Island of={topQuestions} />
    </ContentPage>
  );
}
