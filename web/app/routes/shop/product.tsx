import { isPathSegment } from "@wren/domain";
import { findPriceTerms, findProduct } from "#app/cms/catalog.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { env } from "#app/env.server.ts";
import { PageBlock } from "#app/features/page/page-block.tsx";
import { ProductDetail } from "#app/features/shop/product-detail.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { productStructuredData } from "#app/lib/product-structured-data.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/product";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { product, articles, publicUrl, socialImage } = loaderData;
  const { name: title, description } = product;
  const { pathname } = location;
  const structuredData = productStructuredData({ product, articles, pathname, publicUrl });
  return pageMeta({ title, description, pathname, publicUrl, socialImage, structuredData });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { locale, currency } = context.get(visitContext);
  const { slug } = params;
  const found = isPathSegment(slug) ? await findProduct(slug, { locale, currency }) : null;
  if (!found) throw routeCheckFailed(delocalizePath(url.pathname));

  const [terms, website] = await Promise.all([findPriceTerms(currency), findWebsite()]);
  const { product, articles } = found;
  const variant = url.searchParams.get("variant");
  const chosen = articles.find((article) => article.variant?.key === variant) ?? articles[0] ?? null;
  const socialImage = found.socialImage ?? website?.socialImage ?? socialCardPath(`shop/${slug}`, locale);
  return { product, articles, chosenSku: chosen?.sku ?? null, terms, publicUrl: env.PUBLIC_URL, socialImage };
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, articles, chosenSku, terms } = loaderData;
  const chosen = articles.find(({ sku }) => sku === chosenSku) ?? null;
  return (
    <ProductDetail product={product} articles={articles} chosen={chosen} terms={terms}>
      {product.blocks.map((block, index) => (
        <PageBlock key={index} block={block} isFirst={false} />
      ))}
    </ProductDetail>
  );
}
