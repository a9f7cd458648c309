import { listFiles, listResources } from "#app/cms/files.server.ts";
import { FeedNote } from "#app/features/files/feed-note.tsx";
import { FileGroups } from "#app/features/files/file-groups.tsx";
import { ResourceList } from "#app/features/files/resource-list.tsx";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/files";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { locale } = visit;
  const [content, files, resources] = await Promise.all([
    findContentPage(url.pathname, visit),
    listFiles(locale),
    listResources(locale),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  return { ...content, files, resources };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

export default function FilesRoute({ loaderData }: Route.ComponentProps) {
  const { page, files, resources } = loaderData;
  return (
    <ContentPage page={page}>
      <FileGroups files={files} />
      <FeedNote />
      <ResourceList resources={resources} />
    </ContentPage>
  );
}
