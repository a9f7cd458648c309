import { isPageSlug } from "@wren/domain";
import { z } from "zod";
import { findPage } from "#app/cms/pages.server.ts";
import { drawBlocks } from "./draw-blocks.server.tsx";
import { defineIsland } from "./island.server.ts";

const propsSchema = z.strictObject({ slug: z.string().refine(isPageSlug) });

export const pageBlocksIsland = defineIsland(propsSchema, async ({ slug }, view) => {
  const page = await findPage(slug, view.locale);
  return page && (await drawBlocks(page.blocks, { ...view, beginsPage: true }));
});
