import { isPathSegment } from "@wren/domain";
import { findPriceTerms, findProduct } from "#app/cms/catalog.server.ts";
import { findLanguages } from "#app/cms/published.server.ts";
import { findTrail } from "#app/cms/trail.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { env } from "#app/env.server.ts";
import { Island } from "#app/components/ui/island.tsx";
import { ProductDetail } from "#app/features/shop/product-detail.tsx";
import { delocalizePath, localeOfPath } from "#app/i18n/path.ts";
import { drawProductStory } from "#app/islands/product-story.server.tsx";
import { withIsland } from "#app/lib/island-loading.ts";
import { keepMarkup } from "#app/lib/island-markup.ts";
import { entryBlocksOf } from "#app/lib/islands.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { productStructuredData } from "#app/lib/product-structured-data.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/product";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { product, articles, trail, languages, publicUrl, socialImage } = loaderData;
  const { name: title, description } = product;
  const { pathname } = location;
  const structuredData = productStructuredData({ product, articles, pathname, publicUrl });
  return pageMeta({ title, description, pathname, publicUrl, socialImage, structuredData, trail, languages });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale, currency } = context.get(visitContext);
  const { slug } = params;
  const found = isPathSegment(slug) ? await findProduct(slug, { locale, currency }) : null;
  if (!found) throw routeCheckFailed(delocalizePath(url.pathname));

  const [terms, website, trail, languages] = await Promise.all([
    findPriceTerms({ locale, currency }),
    findWebsite(locale),
    findTrail(url.pathname, locale),
    findLanguages(delocalizePath(url.pathname)),
  ]);
  const { product, articles } = found;
  const story = entryBlocksOf("product-story", slug, locale);
  const { html } = await drawProductStory(found.story, { locale, currency });
  keepMarkup(story, { __html: html });
  const variant = url.searchParams.get("variant");
  const chosen = articles.find((article) => article.variant?.key === variant) ?? articles[0] ?? null;
  const socialImage = found.socialImage ?? website?.socialImage ?? socialCardPath(`shop/${slug}`, locale);
  const chosenSku = chosen?.sku ?? null;
  return { product, story, articles, chosenSku, terms, trail, languages, publicUrl: env.PUBLIC_URL, socialImage };
}

export async function clientLoader({ params, url, serverLoader }: Route.ClientLoaderArgs) {
  return withIsland(
    entryBlocksOf("product-story", params.slug, localeOfPath(url.pathname)),
    serverLoader(),
    ({ story }) => story,
  );
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, story, articles, chosenSku, terms, trail } = loaderData;
  const chosen = articles.find(({ sku }) => sku === chosenSku) ?? null;
  return (
    <ProductDetail product={product} articles={articles} chosen={chosen} terms={terms} trail={trail}>
      <Island of={story} />
    </ProductDetail>
  );
}
