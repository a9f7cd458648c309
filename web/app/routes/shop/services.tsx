import { listServices } from "#app/cms/services.server.ts";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { ServiceList } from "#app/features/services/service-list.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/services";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, currency } = context.get(visitContext);
  const [content, services] = await Promise.all([
    findContentPage(url.pathname, { locale, currency }),
    listServices(locale, currency),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  return { ...content, services };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  const { page, services } = loaderData;
  return (
    <ContentPage page={page}>
      <ServiceList services={services} />
    </ContentPage>
  );
}
