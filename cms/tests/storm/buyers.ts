import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { VISITOR_KEY_HEADER, type CheckoutRequest, type PlacedOrder, type Quote } from "@wren/domain";
import type { startStripeSimulator } from "../../../scripts/lib/stripe-simulator.mjs";
import { ADDRESS } from "../support/shop";
import type { Chance } from "./chance";

type Simulator = Awaited<ReturnType<typeof startStripeSimulator>>;

type Town = {
  chance: Chance;
  simulator: Simulator;
  urls: () => string[];
  /** Numbers of the orders that somebody was told of. */
  told: Set<string>;
  /** What went wrong in a way that nobody foresaw. */
  surprises: string[];
};

const PATIENCE = 60;
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
  const tabs = [placed.paymentUrl];
  if (chance.happens(0.15) || !placed.paymentUrl) tabs.push(await payOtherwise(town, placed));
  await Promise.all(tabs.map(async (url) => (url ? visitProvider(town, url) : undefined)));
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
    paymentMethod: chance.oneOf(methods),
    acceptedTerms: true,
    address: ADDRESS,
  };
}

/** Presses the button again when no answer comes, or gives up. */
async function order(town: Town, request: CheckoutRequest): Promise<PlacedOrder | null> {
  return ask<PlacedOrder>(town, "shop/checkout", request, town.chance.happens(0.1) ? 1 : PATIENCE);
}

async function payOtherwise(town: Town, { secret }: PlacedOrder): Promise<string | null> {
  const again = await ask<PlacedOrder>(town, "shop/orders/pay", { secret, method: "card" });
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

/** @returns null for a refusal, and when the buyer's patience is at its end */
async function ask<Answer>(town: Town, path: string, body: object, patience = PATIENCE): Promise<Answer | null> {
  for (let tries = 0; tries < patience; tries += 1) {
    const answer = await post(town, path, body);
    if (answer) {
      if (answer.status === 200) return answer.body as Answer;
      if (answer.status >= 500) town.surprises.push(`${path}: ${String(answer.status)} ${JSON.stringify(answer.body)}`);
      return null;
    }
    await pause(1_000);
  }
  return null;
}

/** @returns null when nobody answered: the process died, or is just starting */
async function post({ chance, urls }: Town, path: string, body: object) {
  const [first = "", ...others] = urls();
  try {
    const response = await fetch(`${chance.oneOf([first, ...others])}/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", [VISITOR_KEY_HEADER]: randomUUID() },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  } catch {
    return null;
  }
}
