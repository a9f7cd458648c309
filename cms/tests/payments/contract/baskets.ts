import type { CheckoutRequest, Currency } from "@wren/domain";
import type { BootedCms } from "../../support/boot";
import { extension, renewal, subscribeNobody } from "../../support/services";
import { ADDRESS } from "../../support/shop";

const PHONE = { sku: "WREN-MINI-WHITE", quantity: 1 };
const CHARGERS = { sku: "CHARGER", quantity: 3 };

type Basket = Pick<CheckoutRequest, "lines" | "services" | "address">;

/** Most people pay in the currency of their country; each country has another shipping price. */
const PLACES: Record<Currency, { country: string; zip: string }> = {
  chf: { country: "CH", zip: "3011" },
  eur: { country: "DE", zip: "10115" },
  usd: { country: "US", zip: "97201" },
};

/**
 * Everything that an order can consist of. Add a new kind of line here: then every provider is tested with it.
 * @returns baskets by their names, each with subscriptions of its own
 */
export async function fillBaskets(cms: BootedCms, currency: Currency) {
  const address = { ...ADDRESS, ...PLACES[currency] };
  const one = await subscribeNobody(cms);
  const two = await subscribeNobody(cms);
  const three = await subscribeNobody(cms, { days: 5 });
  const four = await subscribeNobody(cms);
  const baskets = {
    articles: { lines: [PHONE, CHARGERS], services: [], address },
    extension: { lines: [], services: [extension(one.mobileId)], address: null },
    "renewal with discount": { lines: [], services: [renewal(two.nestId, 12)], address: null },
    "renewal and extension of one subscription, with discounts": {
      lines: [],
      services: [renewal(three.mobileId, 24), extension(three.mobileId, 1_000)],
      address: null,
    },
    "article and services": {
      lines: [CHARGERS],
      services: [renewal(four.mobileId, 1), extension(four.nestId, 500)],
      address,
    },
  } satisfies Record<string, Basket>;
  const identifiers = [one, two, three, four].flatMap(({ mobileId, nestId, supportId }) => [
    mobileId,
    nestId,
    supportId,
  ]);
  return { baskets: Object.entries(baskets), identifiers };
}

/** More orders are placed than the seeded stock allows. */
export async function fillStock({ strapi }: BootedCms): Promise<void> {
  await strapi.db.query("api::sku.sku").updateMany({ where: {}, data: { stock: 10_000 } });
}
