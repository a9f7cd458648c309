import type { PaymentMethod, Quote } from "@wren/domain";

export type Country = { code: string; name: string };

/** What the checkout page shows before anything is typed. */
export type CheckoutView = {
  quote: Quote | null;
  /** By their codes, what articles are called that are not sold any more. */
  goneNames: Readonly<Record<string, string>>;
  /** Where we send to, by name, in the order of the visitor's language. */
  countries: readonly Country[];
  /** The one that is chosen as long as the visitor has not. */
  country: string;
  methods: readonly PaymentMethod[];
  /** Payments are played and not made. */
  isTest: boolean;
  token: string;
};
