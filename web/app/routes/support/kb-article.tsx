import { isPathSegment } from "@wren/domain";
import { findKbArticle, listKbCategories, voteOnArticle } from "#app/cms/kb.server.ts";
import { findPage } from "#app/cms/pages.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { Island } from "#app/components/ui/island.tsx";
import { env } from "#app/env.server.ts";
import { ArticlePage } from "#app/features/kb/article-page.tsx";
import { delocalizePath, localeOfPath } from "#app/i18n/path.ts";
import { drawArticleBody } from "#app/islands/article-body.server.tsx";
import { withIsland } from "#app/lib/island-loading.ts";
import { keepMarkup } from "#app/lib/island-markup.ts";
import { articleBodyOf } from "#app/lib/kb-islands.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { invalidRequest, routeCheckFailed } from "#app/lib/responses.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import type { Route } from "./+types/kb-article";

const KB_SLUG = "support/kb";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { article, publicUrl, socialImage } = loaderData;
  const { title, summary: description } = article;
  return pageMeta({ title, description, pathname: location.pathname, publicUrl, socialImage });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const found = isPathSegment(params.slug) ? await findKbArticle(params.slug, locale) : null;
  if (!found) throw routeCheckFailed(delocalizePath(url.pathname));

  const [website, kb, categories, { html }] = await Promise.all([
    findWebsite(),
    findPage(KB_SLUG, locale),
    listKbCategories(locale),
    drawArticleBody(found, locale),
  ]);
  const text = articleBodyOf(params.slug, locale);
  keepMarkup(text, { __html: html });
  const { slug, title, summary, related, categorySlug } = found;
  return {
    article: { slug, title, summary, related },
    text,
    kbTitle: kb?.title ?? "",
    categoryTitle: categories.find((category) => category.slug === categorySlug)?.title ?? null,
    publicUrl: env.PUBLIC_URL,
    socialImage: website?.socialImage ?? socialCardPath(KB_SLUG, locale),
  };
}

export async function clientLoader({ params, url, serverLoader }: Route.ClientLoaderArgs) {
  return withIsland(articleBodyOf(params.slug, localeOfPath(url.pathname)), serverLoader(), ({ text }) => text);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const helpful = form.get("helpful");
  if (!isPathSegment(params.slug) || (helpful !== "yes" && helpful !== "no")) throw invalidRequest();
  const { locale } = context.get(visitContext);
  const vote = { slug: params.slug, locale, isHelpful: helpful === "yes" };
  return { isCounted: await voteOnArticle(visitorOf(context), vote) };
}

export default function KbArticleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { text, ...shown } = loaderData;
  const vote = !actionData ? "open" : actionData.isCounted ? "counted" : "not-counted";
  return (
    <ArticlePage {...shown} vote={vote}>
      <Island of={text} />
    </ArticlePage>
  );
}
