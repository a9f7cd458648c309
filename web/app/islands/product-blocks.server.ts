import { isPathSegment } from "@wren/domain";
import { z } from "zod";
import { findProductBlocks } from "#app/cms/catalog.server.ts";
import { drawBlocks } from "./draw-blocks.server.tsx";
import { defineIsland } from "./island.server.ts";

const propsSchema = z.strictObject({ slug: z.string().refine(isPathSegment) });

export const productBlocksIsland = defineIsland(propsSchema, async ({ slug }, { locale }) => {
  const blocks = await findProductBlocks(slug, locale);
  return blocks && (await drawBlocks(blocks, { locale, beginsPage: false }));
});
