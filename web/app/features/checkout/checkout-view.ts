import type { PaymentMethod, Quote } from "@wren/domain";
import type { PictureView } from "#app/lib/content-view.ts";

export type Country = { code: string; name: string };

/** The checkout page before anything is typed. */
export type CheckoutView = {
  quote: Quote | null;
  /** Names by code of articles that are no longer sold. */
  goneNames: Readonly<Record<string, string>>;
  /** Pictures of the articles by their codes. */
  pictures: Readonly<Record<string, PictureView>>;
  /** Sentences about returns and the like, as the shop's editors wrote them. */
  promises: readonly string[];
  /** The countries that we ship to, sorted by name in the visitor's language. */
  countries: readonly Country[];
  /** Default until the visitor chooses. */
  country: string;
  methods: readonly PaymentMethod[];
  isTest: boolean;
  token: string;
};
