import { ContentPage } from "#app/features/page/content-page.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage, type ContentPageData } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { takePayload } from "#app/lib/payloads.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/content-page";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await findContentPage(url.pathname, context.get(visitContext));
  if (!data) throw routeCheckFailed(delocalizePath(url.pathname));
  return data;
}

/** Uses data that hovering a link has already fetched. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<ContentPageData> {
  const asked = takePayload<ContentPageData>(url.pathname).then((payload) => payload ?? serverLoader());
  return withBlocks(url.pathname, asked);
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
