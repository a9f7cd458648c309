import type { BootedCms } from "../support/boot";
import { subscribeNobody } from "../support/services";
import type { Chance } from "./chance";
import type { Subscriber } from "./town";

/** Sold out after a few checkouts: later buyers try to oversell it. */
const SCARCE_SKU = "CASE-RED";
/** More than any checkout takes of one article. */
const MOST_PER_CHECKOUT = 3;
/** Checkouts per subscription: several buyers order services for it at the same time. */
const CHECKOUTS_PER_SUBSCRIBER = 10;

export type Rates = { moneroChf: number; moneroEur: number; moneroUsd: number };

/** Fills the stock of everything but the scarce article, and creates subscriptions to buy services for. */
export async function prepareShop(cms: BootedCms, { checkouts, chance }: { checkouts: number; chance: Chance }) {
  const skus = cms.strapi.db.query("api::sku.sku");
  await skus.updateMany({ where: { code: { $ne: SCARCE_SKU } }, data: { stock: checkouts * MOST_PER_CHECKOUT * 2 } });
  const all: { code: string; stock: number }[] = await skus.findMany({});
  const rates: Rates = await cms.strapi.db.query("api::shop.shop").findOne({ where: {} });

  const subscribers: [Subscriber, ...Subscriber[]] = [await subscribe(cms, chance)];
  while (subscribers.length * CHECKOUTS_PER_SUBSCRIBER < checkouts) subscribers.push(await subscribe(cms, chance));
  return { initialStock: new Map(all.map(({ code, stock }) => [code, stock])), rates, subscribers };
}

async function subscribe(cms: BootedCms, chance: Chance): Promise<Subscriber> {
  const { id, mobileId, endsOn } = await subscribeNobody(cms, { days: 30 + chance.upTo(600) });
  return { id, mobileId, endsOn, quotaGb: 50 };
}
