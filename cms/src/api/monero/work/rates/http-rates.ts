import { clock } from "../../../../platform/process/clock";
import { moneroPricesSchema, type Currency, type MoneroPrices } from "@wren/domain";
import type { RateSource } from "./rate-source";

const TIMEOUT_MS = 5_000;
const KEPT_MS = 5 * 60_000;
/** Pause after a failure, so that checkouts do not wait for a broken source again and again. */
const PAUSE_MS = 60_000;
/** A larger difference counts as an error of the source; staff confirm a real jump by setting the shop's own rate. */
const MAX_DISTANCE_PERCENT = 20;
const MAX_BYTES = 100_000;

type Options = {
  /** Address that answers `{ "chf": 260.12, … }`, or the same within `{ "monero": … }`. */
  url: string;
  /** Rates set by staff: the source is checked against them, and they are used when it fails. */
  fallback: RateSource;
  warn: (code: string) => void;
  now?: () => number;
};

/** Rates from an HTTP source, within bounds. The request says nothing about any purchase. */
export function createHttpRates({ url, fallback, warn, now = () => clock.now().getTime() }: Options): RateSource {
  let kept: { prices: MoneroPrices; until: number } = { prices: {}, until: 0 };

  async function ask(): Promise<MoneroPrices> {
    if (now() < kept.until) return kept.prices;
    try {
      kept = { prices: await fetchPrices(url), until: now() + KEPT_MS };
    } catch {
      warn("rates-unavailable");
      kept = { prices: {}, until: now() + PAUSE_MS };
    }
    return kept.prices;
  }

  return {
    async find(currency: Currency) {
      const own = await fallback.find(currency);
      const major = (await ask())[currency];
      if (!own || major === undefined) return own;
      const minorPerXmr = Math.round(major * 100);
      const distance = Math.abs(minorPerXmr - own.minorPerXmr);
      if (distance * 100 <= own.minorPerXmr * MAX_DISTANCE_PERCENT) return { minorPerXmr, source: "http" };
      warn("rate-jumped");
      return own;
    },
    // Without a rate of the shop's own, nothing shows whether the source can be trusted.
    currencies: () => fallback.currencies(),
  };
}

async function fetchPrices(url: string): Promise<MoneroPrices> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
  if (!response.ok) throw new Error(String(response.status));
  const text = await response.text();
  if (text.length > MAX_BYTES) throw new Error("too large");
  return moneroPricesSchema.parse(JSON.parse(text));
}
