import { previewPass } from "#app/cms/preview.server.ts";
import { Island } from "#app/components/ui/island.tsx";
import { findAllBlocks } from "#app/islands/all-blocks.server.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";
import { notFound } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/all-blocks";

/** For editors and developers. The cms judges the pass when it is asked for the shop's facts. */
export async function loader({ context }: Route.LoaderArgs) {
  if (previewPass() === null) throw notFound();
  return findAllBlocks(context.get(visitContext));
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
