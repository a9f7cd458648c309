import { findPage } from "#app/cms/pages.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { env } from "#app/env.server.ts";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { contentSlug } from "#app/lib/content-pages.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { faqStructuredData } from "#app/lib/structured-data.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/content-page";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  const structuredData = faqStructuredData(page.blocks);
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage, structuredData });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const [found, website] = await Promise.all([findPage(contentSlug(url.pathname), locale), findWebsite()]);
  if (!found) throw routeCheckFailed(delocalizePath(url.pathname));
  const { socialImage: own, ...page } = found;
  const socialImage = own ?? website?.socialImage ?? socialCardPath(page.slug, locale);
  return { page, publicUrl: env.PUBLIC_URL, socialImage };
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
