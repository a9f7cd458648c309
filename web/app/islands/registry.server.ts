import type { IslandKey, IslandProps } from "#app/lib/islands.ts";
import { articleBodyIsland } from "./article-body.server.tsx";
import type { Island } from "./island.server.ts";
import { pageBlocksIsland } from "./page-blocks.server.ts";
import { productBlocksIsland } from "./product-blocks.server.ts";
import { serviceBlocksIsland } from "./service-blocks.server.ts";
import { topQuestionsIsland } from "./top-questions.server.tsx";

/** Everything that can be drawn by itself. What is not listed here cannot be asked for. */
export const ISLANDS: { [Key in IslandKey]: Island<IslandProps[Key]> } = {
  "page-blocks": pageBlocksIsland,
  "product-blocks": productBlocksIsland,
  "service-blocks": serviceBlocksIsland,
  "article-body": articleBodyIsland,
  "top-questions": topQuestionsIsland,
};

export function isIslandKey(key: string): key is IslandKey {
  return Object.hasOwn(ISLANDS, key);
}
