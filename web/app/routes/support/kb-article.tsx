import { isPathSegment } from "@wren/domain";
import { findKbArticle, listKbCategories, voteOnArticle } from "#app/cms/kb.server.ts";
import { findLanguages } from "#app/cms/published.server.ts";
import { findTrail } from "#app/cms/trail.server.ts";
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
import { KB_PATH } from "#app/lib/paths.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { invalidRequest, routeCheckFailed } from "#app/lib/responses.ts";
import { sectionId } from "#app/lib/section-id.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { articleStructuredData } from "#app/lib/structured-data.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import type { Route } from "./+types/kb-article";

const KB_SLUG = "support/kb";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { article, updatedAt, trail, languages, organization, publicUrl, socialImage } = loaderData;
  const { title, summary: description } = article;
  const { pathname } = location;
  const structuredData = articleStructuredData({ ...article, updatedAt, pathname, publicUrl, organization });
  return pageMeta({ title, description, pathname, publicUrl, socialImage, structuredData, trail, languages });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const found = isPathSegment(params.slug) ? await findKbArticle(params.slug, locale) : null;
  if (!found) throw routeCheckFailed(delocalizePath(url.pathname));

  const [website, above, languages, categories, { html }] = await Promise.all([
    findWebsite(locale),
    findTrail(url.pathname, locale),
    findLanguages(delocalizePath(url.pathname)),
    listKbCategories(locale),
    drawArticleBody(found, locale),
  ]);
  const text = articleBodyOf(params.slug, locale);
  keepMarkup(text, { __html: html });
  const { slug, title, summary, related, categorySlug, updatedAt } = found;
  const category = categories.find((category) => category.slug === categorySlug);
  const trail = category
    ? [...above, { name: category.title, path: `${KB_PATH}#${sectionId(category.title)}` }]
    : above;
  return {
    article: { slug, title, summary, related },
    text,
    updatedAt,
    trail,
    languages,
    organization: website?.companyName ?? null,
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
  const { article, text, trail } = loaderData;
  const vote = !actionData ? "open" : actionData.isCounted ? "counted" : "not-counted";
  return (
    <ArticlePage article={article} trail={trail} vote={vote}>
      <Island of={text} />
    </ArticlePage>
  );
}
