import type { PaymentMethod, Quote } from "@wren/domain";

export type Country = { code: string; name: string };

/** The checkout page before anything is typed. */
export type CheckoutView = {
  quote: Quote | null;
  /** Names by code of articles that are no longer sold. */
  goneNames: Readonly<Record<string, string>>;
  /** The countries that we ship to, sorted by name in the visitor's language. */
  countries: readonly Country[];
  /** Default until the visitor chooses. */
  country: string;
  methods: readonly PaymentMethod[];
  isTest: boolean;
  token: string;
};
