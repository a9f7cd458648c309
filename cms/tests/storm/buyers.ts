import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { CheckoutRequest, PaymentMethod, PlacedOrder, Quote } from "@wren/domain";
import { ADDRESS } from "../support/shop";
import { payInMonero } from "./monero-buyers";
import { ask, type Town } from "./town";

const SKUS = ["WREN-ONE-GRAPHITE", "WREN-ONE-WHITE", "WREN-MINI-WHITE", "CHARGER", "CASE-RED"] as const;

/** One person's visit: chooses, orders (perhaps twice, perhaps in two tabs), pays or not, comes back or not. */
export async function shop(town: Town): Promise<void> {
  const { chance } = town;
  const request = await compose(town);
  if (!request) return;
  const copies = chance.happens(0.3) ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: copies }, () => order(town, request)));
  const placed = answers.find((answer) => answer !== null);
  if (!placed) return;
  town.told.add(placed.number);
  await (request.paymentMethod === "monero" ? payWithCoins(town, placed) : payAtProvider(town, placed));
  if (chance.happens(0.5)) await ask(town, "shop/orders/look-up", { secret: placed.secret, returned: true });
}

async function compose(town: Town): Promise<CheckoutRequest | null> {
  const { chance } = town;
  const currency = chance.oneOf(["chf", "eur", "usd"] as const);
  const skus = new Set([chance.oneOf(SKUS), ...(chance.happens(0.4) ? [chance.oneOf(SKUS)] : [])]);
  const lines = [...skus].map((sku) => ({ sku, quantity: 1 + chance.upTo(2) }));
  const quoted = await ask<Quote>(town, "shop/quote", { currency, lines, country: "CH" });
  if (!quoted) return null;
  const methods =
    currency === "chf" && quoted.totalMinor <= 500_000 ? (["card", "twint"] as const) : (["card", "provider"] as const);
  return {
    token: randomBytes(16).toString("base64url"),
    locale: chance.oneOf(["en", "de"] as const),
    currency,
    lines,
    services: [],
    expectedTotalMinor: quoted.totalMinor + (chance.happens(0.03) ? 1 : 0),
    email: `${randomUUID()}@example.org`,
    paymentMethod: chance.happens(0.5) ? "monero" : chance.oneOf(methods),
    acceptedTerms: true,
    address: ADDRESS,
  };
}

/** Presses the button again when no answer comes, or gives up. */
async function order(town: Town, request: CheckoutRequest): Promise<PlacedOrder | null> {
  return town.chance.happens(0.1) ? ask(town, "shop/checkout", request, 1) : ask(town, "shop/checkout", request);
}

async function payAtProvider(town: Town, { secret, paymentUrl }: PlacedOrder): Promise<void> {
  const { chance } = town;
  const tabs = [paymentUrl];
  if (chance.happens(0.15) || !paymentUrl) tabs.push(await payOtherwise(town, secret, "card"));
  await Promise.all(tabs.map(async (url) => (url ? visitProvider(town, url) : undefined)));
  if (!chance.happens(0.1)) return;
  await payOtherwise(town, secret, "monero");
  await payInMonero(town, secret);
}

async function payWithCoins(town: Town, { secret }: PlacedOrder): Promise<void> {
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
    // The page was closed meanwhile; whoever comes too late cannot pay there.
  }
}
