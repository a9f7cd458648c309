import { isPathSegment, type Locale } from "@wren/domain";
import { z } from "zod";
import type { BlockView } from "#app/lib/content-view.ts";
import { drawBlocks } from "./draw-blocks.server.tsx";
import { defineIsland } from "./island.server.ts";

export const slugPropsSchema = z.strictObject({ slug: z.string().refine(isPathSegment) });

type FindBlocks = (slug: string, locale: Locale) => Promise<BlockView[] | null>;

/** Defines the fragment of the editors' blocks on the page of a service or resource. */
export function entryBlocksIsland(findBlocks: FindBlocks) {
  return defineIsland(slugPropsSchema, async ({ slug }, view) => {
    const blocks = await findBlocks(slug, view.locale);
    return blocks && (await drawBlocks(blocks, { ...view, beginsPage: false }));
  });
}
