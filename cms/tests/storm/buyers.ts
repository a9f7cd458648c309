import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { CheckoutRequest, PaymentMethod, PlacedOrder, Quote, ServiceLine } from "@wren/domain";
import { extension, renewal } from "../support/services";
import { ADDRESS } from "../support/shop";
import type { Chance } from "./chance";
import { payInMonero } from "./monero-buyers";
import { ask, type Town } from "./town";
import { orderThroughWeb } from "./web-buyers";

const SKUS = ["WREN-ONE-GRAPHITE", "WREN-ONE-WHITE", "WREN-MINI-WHITE", "CHARGER", "CASE-RED"] as const;
const CURRENCIES = ["chf", "eur", "usd"] as const;

/** One person's visit: chooses, orders (perhaps twice, perhaps in two tabs), pays or not, comes back or not. */
export async function shop(town: Town): Promise<void> {
  const wanted = chooseGoods(town);
  // Two of a family who renew the same subscription at the same moment.
  const buyers = wanted.services.length > 0 && town.chance.happens(0.2) ? 2 : 1;
  await Promise.all(Array.from({ length: buyers }, () => buy(town, wanted)));
}

type Goods = Pick<CheckoutRequest, "lines" | "services">;

function chooseGoods({ chance, subscribers }: Town): Goods {
  const isService = chance.happens(0.4);
  const services = isService ? chooseServices(chance, chance.oneOf(subscribers).mobileId) : [];
  if (isService && chance.happens(0.6)) return { lines: [], services };
  const skus = new Set([chance.oneOf(SKUS), ...(chance.happens(0.4) ? [chance.oneOf(SKUS)] : [])]);
  return { lines: [...skus].map((sku) => ({ sku, quantity: 1 + chance.upTo(2) })), services };
}

function chooseServices(chance: Chance, identifier: string): ServiceLine[] {
  const more = renewal(identifier, chance.oneOf([1, 3, 12] as const));
  const larger = extension(identifier, chance.oneOf([200, 500, 1_000] as const));
  return chance.oneOf([[more], [larger], [more, larger]] as const).slice();
}

async function buy(town: Town, goods: Goods): Promise<void> {
  const { chance } = town;
  const request = await compose(town, goods);
  if (!request) return;
  const placed = await (chance.happens(0.25) ? orderThroughWeb(town, request) : orderAtCms(town, request));
  if (!placed) return;
  town.told.add(placed.number);
  await (request.paymentMethod === "monero" ? payWithCoins(town, placed) : payAtProvider(town, placed));
  if (chance.happens(0.5)) await ask(town, "shop/orders/look-up", { secret: placed.secret, returned: true });
}

async function compose(town: Town, goods: Goods): Promise<CheckoutRequest | null> {
  const { chance } = town;
  const currency = chance.oneOf(CURRENCIES);
  const country = goods.lines.length > 0 ? ADDRESS.country : null;
  const quoted = await ask<Quote>(town, "shop/quote", { currency, ...goods, country });
  // Another buyer may have given the subscription the largest storage already.
  const isPossible = quoted?.problems.length === 0 && quoted.serviceProblems.length === 0 && quoted.totalMinor > 0;
  if (!isPossible && !chance.happens(0.1)) return null;
  if (!quoted) return null;
  const methods =
    currency === "chf" && quoted.totalMinor <= 500_000 ? (["card", "twint"] as const) : (["card", "provider"] as const);
  return {
    token: randomBytes(16).toString("base64url"),
    locale: chance.oneOf(["en", "de"] as const),
    currency,
    ...goods,
    expectedTotalMinor: quoted.totalMinor + (chance.happens(0.03) ? 1 : 0),
    email: `${randomUUID()}@example.org`,
    paymentMethod: chance.happens(0.5) ? "monero" : chance.oneOf(methods),
    acceptedTerms: true,
    address: goods.lines.length > 0 ? ADDRESS : null,
  };
}

async function orderAtCms(town: Town, request: CheckoutRequest): Promise<PlacedOrder | null> {
  const copies = town.chance.happens(0.3) ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: copies }, () => order(town, request)));
  return answers.find((answer) => answer !== null) ?? null;
}

/** Presses the button again when no response comes, or gives up. */
async function order(town: Town, request: CheckoutRequest): Promise<PlacedOrder | null> {
  return town.chance.happens(0.1) ? ask(town, "shop/checkout", request, 1) : ask(town, "shop/checkout", request);
}

type Placed = Pick<PlacedOrder, "secret" | "paymentUrl">;

async function payAtProvider(town: Town, { secret, paymentUrl }: Placed): Promise<void> {
  const { chance } = town;
  const tabs = [paymentUrl];
  if (chance.happens(0.15) || !paymentUrl) tabs.push(await payOtherwise(town, secret, "card"));
  await Promise.all(tabs.map(async (url) => (url ? visitProvider(town, url) : undefined)));
  if (!chance.happens(0.1)) return;
  await payOtherwise(town, secret, "monero");
  await payInMonero(town, secret);
}

async function payWithCoins(town: Town, { secret }: Placed): Promise<void> {
  const { chance } = town;
  const paying = payInMonero(town, secret);
  if (chance.happens(0.1)) {
    await pause(chance.upTo(2_000));
    const url = await payOtherwise(town, secret, "card");
    if (url) await visitProvider(town, url);
  }
  await paying;
}

async function payOtherwise(town: Town, secret: string, method: PaymentMethod): Promise<string | null> {
  const again = await ask<PlacedOrder>(town, "shop/orders/pay", { secret, method });
  return again?.paymentUrl ?? null;
}

async function visitProvider({ chance, simulator }: Town, url: string): Promise<void> {
  const id = new URL(url).pathname.split("/").at(-1) ?? "";
  await pause(chance.upTo(300));
  try {
    if (chance.happens(0.1)) simulator.fail(id);
    if (chance.happens(0.7)) simulator.pay(id);
    else if (chance.happens(0.3)) simulator.asyncPay(id);
  } catch {
    // The page was closed meanwhile, so this buyer is too late to pay there.
  }
}
