import { findResourceBlocks } from "#app/cms/files.server.ts";
import { findServiceBlocks } from "#app/cms/services.server.ts";
import type { IslandKey, IslandProps } from "#app/lib/islands.ts";
import { articleBodyIsland } from "./article-body.server.tsx";
import { entryBlocksIsland } from "./entry-blocks.server.ts";
import type { Island } from "./island.server.ts";
import { pageBlocksIsland } from "./page-blocks.server.ts";
import { productStoryIsland } from "./product-story.server.tsx";
import { topQuestionsIsland } from "./top-questions.server.tsx";

/** All fragments that can be requested. */
export const ISLANDS: { [Key in IslandKey]: Island<IslandProps[Key]> } = {
  "page-blocks": pageBlocksIsland,
  "product-story": productStoryIsland,
  "service-blocks": entryBlocksIsland(findServiceBlocks),
  "resource-blocks": entryBlocksIsland(findResourceBlocks),
  "article-body": articleBodyIsland,
  "top-questions": topQuestionsIsland,
  // Only within its page, whose address has the pass of a preview.
  "all-blocks": { prepare: () => null },
};

export function isIslandKey(key: string): key is IslandKey {
  return Object.hasOwn(ISLANDS, key);
}
