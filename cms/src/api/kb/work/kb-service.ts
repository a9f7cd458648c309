import { setImmediate as giveWay } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { perStrapi } from "../../../platform/per-strapi";
import { ANY_TYPE, LOCALES, type KbHit, type KbSearchRequest, type Locale } from "@wren/domain";
import { createFollower } from "./follower";
import { createKbIndex, type KbIndex } from "./kb-index";
import { readArticles } from "./read-articles";
import { changeService } from "../../../platform/changes/change-service";

const SEARCHED_TYPES = ["kb-article", ANY_TYPE];

type KbService = {
  /** Builds the indexes and keeps them up to date. */
  start(): Promise<void>;
  stop(): Promise<void>;
  search(request: KbSearchRequest, limit: number): KbHit[];
};

export const kbService = perStrapi((strapi: Core.Strapi): KbService => {
  const indexes: Record<Locale, KbIndex> = { en: createKbIndex("en"), de: createKbIndex("de") };
  // Re-reads everything: that is cheap, and right after every kind of change in every process.
  const follower = createFollower(
    async () => {
      for (const locale of LOCALES) {
        await indexes[locale].follow(await readArticles(strapi, locale));
        await giveWay(); // Lets waiting searches run.
      }
    },
    (error) => strapi.log.warn(`The search does not follow its articles: ${String(error)}`),
  );
  return {
    start() {
      changeService(strapi).onChange((type) => {
        if (SEARCHED_TYPES.includes(type)) follower.follow();
      });
      return follower.start();
    },
    stop: () => follower.stop(),
    search: ({ locale, question }, limit) => indexes[locale].search(question, limit),
  };
});
