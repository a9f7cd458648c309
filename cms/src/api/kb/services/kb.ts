import type { Core } from "@strapi/strapi";
import { ANY_TYPE, LOCALES, type KbHit, type KbSearchRequest } from "@wren/domain";
import { holdIndexes } from "../../../lib/kb/held-indexes";
import { createKbIndex } from "../../../lib/kb/kb-index";
import { readArticles } from "../../../lib/kb/read-articles";
import { changeService } from "../../change/services/change";

const SEARCHED_TYPES = ["kb-article", ANY_TYPE];

type KbService = {
  /** Makes the indexes, and keeps them true. */
  start(): Promise<void>;
  search(request: KbSearchRequest, limit: number): Promise<KbHit[]>;
};

/** Strapi's registry forgets the types of our own methods; this remembers them. */
export function kbService(strapi: Core.Strapi) {
  return strapi.service("api::kb.kb") as unknown as KbService;
}

export default ({ strapi }: { strapi: Core.Strapi }): KbService => {
  const indexes = holdIndexes(async (locale) => createKbIndex(await readArticles(strapi, locale), locale));
  return {
    async start() {
      changeService(strapi).onChange((type) => {
        if (SEARCHED_TYPES.includes(type)) indexes.expire();
      });
      await Promise.all(LOCALES.map((locale) => indexes.of(locale)));
    },
    async search({ locale, question }, limit) {
      const index = await indexes.of(locale);
      return index.search(question, limit);
    },
  };
};
