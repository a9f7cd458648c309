import type { Currency } from "@wren/domain";

/** The price of one XMR, in minor units of a currency. */
export type Rate = { minorPerXmr: number; source: "cms" | "http" };

export type RateSource = {
  /** @returns null when nobody knows a price in this currency */
  find(currency: Currency): Promise<Rate | null>;
  /** The currencies that have a price. Asks nobody on the net, so that a page can wait for it. */
  currencies(): Promise<readonly Currency[]>;
};
