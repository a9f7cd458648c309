import { isPathSegment } from "@wren/domain";
import { findResource } from "#app/cms/files.server.ts";
import { findLanguages } from "#app/cms/published.server.ts";
import { findTrail } from "#app/cms/trail.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { Island } from "#app/components/ui/island.tsx";
import { env } from "#app/env.server.ts";
import { ResourcePage } from "#app/features/files/resource-page.tsx";
import { delocalizePath, localeOfPath } from "#app/i18n/path.ts";
import { drawBlocks } from "#app/islands/draw-blocks.server.tsx";
import { withIsland } from "#app/lib/island-loading.ts";
import { keepMarkup } from "#app/lib/island-markup.ts";
import { entryBlocksOf } from "#app/lib/islands.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { FILES_PATH } from "#app/lib/paths.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/resource";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { resource, trail, languages, publicUrl, socialImage, structuredData } = loaderData;
  const { title, description } = resource;
  return pageMeta({
    title,
    description,
    pathname: location.pathname,
    publicUrl,
    socialImage,
    structuredData,
    trail,
    languages,
  });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { locale } = visit;
  const { slug } = params;
  const [found, website, trail, languages] = await Promise.all([
    isPathSegment(slug) ? findResource(slug, locale) : null,
    findWebsite(locale),
    // The page with the files lists the guides.
    findTrail(`${FILES_PATH}/${slug}`, locale),
    findLanguages(delocalizePath(url.pathname)),
  ]);
  if (!found) throw routeCheckFailed(delocalizePath(url.pathname));

  const blocks = entryBlocksOf("resource-blocks", slug, locale);
  const { html, head } = await drawBlocks(found.blocks, { ...visit, beginsPage: false });
  keepMarkup(blocks, { __html: html });
  // Guides belong to the support pages and share their picture.
  const socialImage = found.socialImage ?? website?.socialImage ?? socialCardPath("support", locale);
  return { resource: found.resource, blocks, trail, languages, ...head, publicUrl: env.PUBLIC_URL, socialImage };
}

export async function clientLoader({ params, url, serverLoader }: Route.ClientLoaderArgs) {
  return withIsland(
    entryBlocksOf("resource-blocks", params.slug, localeOfPath(url.pathname)),
    serverLoader(),
    ({ blocks }) => blocks,
  );
}

export default function ResourceRoute({ loaderData }: Route.ComponentProps) {
  const { resource, blocks, trail } = loaderData;
  return (
    <ResourcePage resource={resource} trail={trail}>
      <Island of={blocks} />
    </ResourcePage>
  );
}
