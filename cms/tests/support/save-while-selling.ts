import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import type { BootedCms } from "./boot";
import type { createCaller } from "./call";
import { isDeep } from "./deep";
import { checkoutRequest } from "./shop";
import type { Staff } from "./staff";

const SKUS = "/content-manager/collection-types/api::sku.sku";
const CODES = ["WREN-ONE-RED", "NEST-KEY-GREY", "CHARGER"];
const STOCK = 1_000;
export const SAVES = isDeep ? 200 : 60;
const LANES = 10;

/**
 * Editors keep the forms of articles open and save them again and again, with all fields from the last response, while
 * as many articles are bought: every sale counts, and each typed change counts once.
 */
export async function saveWhileSelling(
  { strapi }: BootedCms,
  staff: Staff,
  calls: readonly ReturnType<typeof createCaller>[],
): Promise<void> {
  const rows = strapi.db.query("api::sku.sku");
  await rows.updateMany({ where: { code: { $in: CODES } }, data: { stock: STOCK } });
  const articles: { code: string; documentId: string }[] = await rows.findMany({ where: { code: { $in: CODES } } });
  const expected = new Map(CODES.map((code) => [code, STOCK]));
  const count = (code: string, by: number) => expected.set(code, (expected.get(code) ?? 0) + by);

  const openForm = async (lane: number) => {
    const { code, documentId } = itemOf(articles, lane);
    let shown = (await staff.call("GET", `${SKUS}/${documentId}`)).body.data;
    return async (number: number) => {
      const stockChange = number % 4 === 0 ? (number % 8 === 0 ? 3 : -1) : 0;
      // Buyers pay in francs, so a new price in dollars affects none of them.
      const form = { ...shown, priceUsd: 90_000 + number, stockChange };
      const saved = await staff.call("PUT", `${SKUS}/${documentId}`, form);
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      expect(saved.body.data).toMatchObject({ priceUsd: form.priceUsd, stockChange: null });
      count(code, stockChange);
      shown = saved.body.data;
    };
  };
  const carts = await Promise.all(
    CODES.flatMap((sku) => [1, 2].map((quantity) => checkoutRequest(itemOf(calls, 0), { lines: [{ sku, quantity }] }))),
  );
  const buy = async (number: number) => {
    // A buyer of their own: one person's unpaid orders keep only a few articles.
    const [token, email] = [randomBytes(16).toString("base64url"), `buyer-${String(number)}@example.org`];
    const body = { ...itemOf(carts, number), token, email };
    const placed = await itemOf(calls, number)("shop/checkout", { body });
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    for (const { sku, quantity } of body.lines) count(sku, -quantity);
  };

  await Promise.all([inLanes(openForm), inLanes(() => Promise.resolve(buy))]);
  const left: { code: string; stock: number }[] = await rows.findMany({ where: { code: { $in: CODES } } });
  expect(new Map(left.map(({ code, stock }) => [code, stock]))).toEqual(expected);
}

async function inLanes(prepare: (lane: number) => Promise<(number: number) => Promise<void>>): Promise<void> {
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const work = await prepare(lane);
    for (let number = lane; number < SAVES; number += LANES) await work(number);
  });
  await Promise.all(lanes);
}

function itemOf<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error("There is none");
  return item;
}
