import { checkPreviewPass } from "#app/cms/content.server.ts";
import { previewPass, withoutDrafts } from "#app/cms/preview.server.ts";
import { Island } from "#app/components/ui/island.tsx";
import { findAllBlocks } from "#app/islands/all-blocks.server.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";
import { notFound } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/all-blocks";

/** For editors and developers, whose link has the pass of a preview. */
export async function loader({ context }: Route.LoaderArgs) {
  if (previewPass() === null) throw notFound();
  await checkPreviewPass();
  // The shop's facts are the published ones: a product that somebody has just begun would fail as a draft.
  return withoutDrafts(() => findAllBlocks(context.get(visitContext)));
}

/** Blocks are drawn for the whole page only: whoever comes back to it loads it anew. */
export function clientLoader(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

export default function AllBlocksRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>{pageTitle(loaderData.title)}</title>
      <meta name="robots" content="noindex" />
      <Island of={loaderData.blocks} />
    </>
  );
}
