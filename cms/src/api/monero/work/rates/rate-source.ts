import type { Currency } from "@wren/domain";

/** The price of one XMR, in minor units of a currency. */
export type Rate = { minorPerXmr: number; source: "cms" | "http" };

export type RateSource = {
  /** @returns null without a rate in this currency */
  find(currency: Currency): Promise<Rate | null>;
  /** Currencies that have a rate. Makes no network request, so that a page can wait for it. */
  currencies(): Promise<readonly Currency[]>;
};
