import type { Core } from "@strapi/strapi";
import { CURRENCIES, type Currency } from "@wren/domain";
import { readMoneroSettings } from "../settings";
import type { RateSource } from "./rate-source";

const FIELDS = { chf: "moneroChf", usd: "moneroUsd", eur: "moneroEur" } as const satisfies Record<Currency, string>;

/** Rates that staff have typed into the shop's settings. */
export function createCmsRates(strapi: Core.Strapi): RateSource {
  return {
    async find(currency) {
      const minorPerXmr = (await readMoneroSettings(strapi))[FIELDS[currency]];
      return minorPerXmr === null ? null : { minorPerXmr, source: "cms" };
    },
    async currencies() {
      const settings = await readMoneroSettings(strapi);
      return CURRENCIES.filter((currency) => settings[FIELDS[currency]] !== null);
    },
  };
}
