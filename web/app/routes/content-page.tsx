import { findPage } from "#app/cms/pages.server.ts";
import { env } from "#app/env.server.ts";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { contentSlug } from "#app/lib/content-pages.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/content-page";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const page = await findPage(contentSlug(url.pathname), locale);
  if (!page) throw routeCheckFailed(delocalizePath(url.pathname));
  return { page, publicUrl: env.PUBLIC_URL, socialImage: socialCardPath(page.slug, locale) };
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
