import { isPathSegment } from "@wren/domain";
import { z } from "zod";
import { findServiceBlocks } from "#app/cms/services.server.ts";
import { drawBlocks } from "./draw-blocks.server.tsx";
import { defineIsland } from "./island.server.ts";

const propsSchema = z.strictObject({ slug: z.string().refine(isPathSegment) });

export const serviceBlocksIsland = defineIsland(propsSchema, async ({ slug }, { locale }) => {
  const blocks = await findServiceBlocks(slug, locale);
  return blocks && (await drawBlocks(blocks, { locale, beginsPage: false }));
});
