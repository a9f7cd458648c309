import { setImmediate as giveWay } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { ANY_TYPE, LOCALES, type Locale } from "@wren/domain";
import { changeService } from "../changes/change-service";
import type { SearchDocument } from "./documents";
import { createFollower } from "./follower";
import { createSearchIndex, type SearchHit, type SearchIndex } from "./search-index";

type Source = {
  /** Content types whose changes matter, by their singular names. */
  types: readonly string[];
  /** Reads everything that can be found in a language. */
  read: (strapi: Core.Strapi, locale: Locale) => Promise<SearchDocument[]>;
};

export type FollowedSearch = {
  /** Builds the indexes and keeps them up to date. */
  start(): Promise<void>;
  stop(): Promise<void>;
  search(request: { locale: Locale; question: string }, limit: number): SearchHit[];
};

/** A search in the memory of this process that follows every change of its content. */
export function createFollowedSearch(strapi: Core.Strapi, { types, read }: Source): FollowedSearch {
  const indexes: Record<Locale, SearchIndex> = { en: createSearchIndex("en"), de: createSearchIndex("de") };
  // Re-reads everything: that is cheap, and right after every kind of change in every process.
  const follower = createFollower(
    async () => {
      for (const locale of LOCALES) {
        await indexes[locale].follow(await read(strapi, locale));
        await giveWay(); // Lets waiting searches run.
      }
    },
    (error) => strapi.log.warn(`The search does not follow its content: ${String(error)}`),
  );
  return {
    start() {
      changeService(strapi).onChange((type) => {
        if (type === ANY_TYPE || types.includes(type)) follower.follow();
      });
      return follower.start();
    },
    stop: () => follower.stop(),
    search: ({ locale, question }, limit) => indexes[locale].search(question, limit),
  };
}
