import { listProducts } from "#app/cms/catalog.server.ts";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { ProductList } from "#app/features/shop/product-list.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/shop";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, currency } = context.get(visitContext);
  const [content, products] = await Promise.all([
    findContentPage(url.pathname, { locale, currency }),
    listProducts({ locale, currency }),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  return { ...content, products };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  const { page, products } = loaderData;
  return (
    <ContentPage page={page}>
      <ProductList products={products} />
    </ContentPage>
  );
}
