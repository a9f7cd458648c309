import type { Core, Modules } from "@strapi/strapi";
import { formatMoney, isUnusualPrice, type Currency, type Locale } from "@wren/domain";
import { currentActor } from "../../../platform/desk/current-staff";
import { refuseField } from "../../../platform/documents/refuse-field";
import { table } from "../../../platform/rows/table";

const PRICED = ["api::sku.sku", "api::tariff.tariff"];
const PRICES = { priceChf: "chf", priceUsd: "usd", priceEur: "eur" } as const satisfies Record<string, Currency>;

type PriceField = keyof typeof PRICES;
type PriceRow = Record<PriceField, number>;
type PriceInput = Partial<Record<PriceField, unknown>> & { pricesConfirmed?: unknown };
type UnusualPrice = { currency: Currency; before: number | null; after: number };

const SENTENCES: Record<Locale, { instead: string; ask: (prices: string) => string }> = {
  en: {
    instead: "instead of",
    ask: (prices) => `Is this right: ${prices}? Nothing has been saved. Confirm it, then save again.`,
  },
  de: {
    instead: "statt",
    ask: (prices) =>
      `Stimmt das: ${prices}? Es wurde nichts gespeichert. Bestätigen Sie es und speichern Sie nochmals.`,
  },
};

/** Asks again before staff save a price of nothing, or one with a digit too many or too few. */
export function askAboutUnusualPrices(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (!PRICED.includes(context.uid)) return next();
    if (context.action !== "create" && context.action !== "update" && context.action !== "clone") return next();
    const data = { ...context.params.data } as PriceInput;
    const documentId = context.action === "create" ? null : context.params.documentId;
    if (data.pricesConfirmed !== true && currentActor(strapi)) {
      const saved = documentId ? await table<PriceRow>(strapi, context.uid).findOne({ where: { documentId } }) : null;
      const unusual = findUnusual(data, saved);
      if (unusual.length > 0)
        refuseField(["pricesConfirmed"], { en: questionAbout(unusual, "en"), de: questionAbout(unusual, "de") });
    }
    Object.assign(context.params, { data: { ...data, pricesConfirmed: false } });
    return next();
  };
}

/** Anything that is no whole number is left to the schema. */
function findUnusual(data: PriceInput, saved: PriceRow | null): UnusualPrice[] {
  return (Object.entries(PRICES) as [PriceField, Currency][]).flatMap(([field, currency]) => {
    const typed = data[field];
    if (typed === undefined || typed === null || typed === "") return [];
    const [before, after] = [saved?.[field] ?? null, Number(typed)];
    return Number.isInteger(after) && isUnusualPrice(before, after) ? [{ currency, before, after }] : [];
  });
}

function questionAbout(unusual: readonly UnusualPrice[], language: Locale): string {
  const { instead, ask } = SENTENCES[language];
  const prices = unusual.map(({ currency, before, after }) => {
    const sum = (minor: number) => formatMoney({ minor, currency }, language);
    return before === null ? sum(after) : `${sum(after)} ${instead} ${sum(before)}`;
  });
  return ask(prices.join(", "));
}
