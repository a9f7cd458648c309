import { listProducts } from "#app/cms/catalog.server.ts";
import { findContentPage } from "#app/cms/pages.server.ts";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { ProductList } from "#app/features/shop/product-list.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { faqStructuredData } from "#app/lib/structured-data.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/shop";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  const structuredData = faqStructuredData(page.blocks);
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage, structuredData });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, currency } = context.get(visitContext);
  const [content, products] = await Promise.all([
    findContentPage(url.pathname, locale),
    listProducts({ locale, currency }),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  return { ...content, page: withoutTeasers(content.page), products };
}

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  const { page, products } = loaderData;
  return (
    <ContentPage page={page}>
      <ProductList products={products} />
    </ContentPage>
  );
}

type Content = NonNullable<Awaited<ReturnType<typeof findContentPage>>>;

/** Here stand the products themselves, with their prices. */
function withoutTeasers(page: Content["page"]): Content["page"] {
  return { ...page, blocks: page.blocks.filter(({ __component }) => __component !== "blocks.product-teaser") };
}
