import { randomBytes, randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { BootedCms } from "./boot";
import type { createCaller } from "./call";
import { isDeep } from "./deep";
import { checkoutRequest } from "./shop";
import type { Staff } from "./staff";

const SKUS = "/content-manager/collection-types/api::sku.sku";
const CODES = ["WREN-ONE-RED", "NEST-KEY-GREY", "CHARGER"];
const STOCK = 1_000;
export const SAVES = isDeep ? 200 : 20;
const LANES = 10;

/**
 * Editors keep the forms of articles open and save them again and again, with all fields from the last response and with
 * a stock that would be wrong, while as many articles are bought and staff move stock: every sale and every movement
 * counts once, and no save puts back what another has saved.
 */
export async function saveWhileSelling(
  { strapi }: BootedCms,
  staff: Staff,
  calls: readonly ReturnType<typeof createCaller>[],
): Promise<void> {
  const rows = strapi.db.query("api::sku.sku");
  const articles: Article[] = await rows.findMany({ where: { code: { $in: CODES } } });
  const move = async ({ documentId }: Article, kind: string, number: number) => {
    const movement = { kind, number, reason: "Race", key: randomUUID() };
    const moved = await staff.call("POST", `/desk/stock/${documentId}/move`, movement);
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  };
  for (const article of articles) await move(article, "corrected", STOCK - article.stock);
  const expected = new Map(CODES.map((code) => [code, STOCK]));
  const count = (code: string, by: number) => expected.set(code, (expected.get(code) ?? 0) + by);
  let conflicts = 0;

  const openForm = async (lane: number) => {
    const article = itemOf(articles, lane);
    const url = `${SKUS}/${article.documentId}`;
    const open = async () => (await staff.call("GET", url)).body.data;
    let shown = await open();
    return async (number: number) => {
      // Buyers pay in francs, so a new price in dollars affects none of them.
      const priceUsd = article.priceUsd + number;
      for (;;) {
        const saved = await staff.call("PUT", url, { ...shown, priceUsd, stock: 5_000 });
        if (saved.status === 200) {
          expect(saved.body.data).toMatchObject({ priceUsd });
          shown = saved.body.data;
          break;
        }
        expect(saved.status, JSON.stringify(saved.body)).toBe(409);
        conflicts += 1;
        shown = await open();
      }
      if (number % 4 !== 0) return;
      const [kind, by] = number % 8 === 0 ? (["received", 3] as const) : (["damaged", -1] as const);
      await move(article, kind, Math.abs(by));
      count(article.code, by);
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
  const left: Article[] = await rows.findMany({ where: { code: { $in: CODES } } });
  expect(new Map(left.map(({ code, stock }) => [code, stock]))).toEqual(expected);
  // Ten editors work on three articles.
  expect(conflicts).toBeGreaterThan(0);
  for (const article of left) await expectUnbrokenHistory(strapi, article);
}

/** Every movement begins where the one before it ended, and the last one ends with the stock. */
async function expectUnbrokenHistory(strapi: BootedCms["strapi"], { documentId, stock, code }: Article): Promise<void> {
  const movements: { change: number; stockAfter: number }[] = await strapi.db
    .query("api::catalog.stock-movement")
    .findMany({ where: { articleId: documentId }, orderBy: { id: "asc" } });
  let before = 0;
  for (const { change, stockAfter } of movements) {
    expect(stockAfter, code).toBe(before + change);
    before = stockAfter;
  }
  expect(before, code).toBe(stock);
}

type Article = { code: string; documentId: string; stock: number; priceUsd: number };

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
