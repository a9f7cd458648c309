import { FeedLink } from "#app/components/layout/feed-link.tsx";
import { findCanary } from "#app/cms/canary.server.ts";
import { BuildFacts } from "#app/features/trust/build-facts.tsx";
import { Canary } from "#app/features/trust/canary.tsx";
import { StoredHere } from "#app/features/trust/stored-here.tsx";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { readStoredCookies } from "#app/visit/stored-cookies.server.ts";
import { connectionContext, visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/trust";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  // A kept copy would call the canary valid after its end.
  visit.mayBeShared = false;
  const [content, canary] = await Promise.all([
    findContentPage(url.pathname, visit),
    findCanary(visit.locale, new Date()),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  const stored = readStoredCookies({
    cookieHeader: request.headers.get("cookie"),
    origin: url.origin,
    setsLocale: visit.newLocale !== null,
  });
  return { ...content, canary, build: context.get(connectionContext).release?.facts ?? null, stored };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

export default function TrustRoute({ loaderData }: Route.ComponentProps) {
  const { page, publicUrl, build, canary, stored } = loaderData;
  return (
    <ContentPage page={page}>
      <FeedLink />
      <BuildFacts build={build} publicUrl={publicUrl} />
      {canary && <Canary canary={canary} />}
      <StoredHere stored={stored} />
    </ContentPage>
  );
}
