import { randomUUID } from "node:crypto";
import type { DeskStockList } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { openChangeStream } from "../support/change-stream";
import { place } from "../support/shop";
import { signInAsFirstAdmin, signInAsNewAgent, signInAsNewEditor, type Staff } from "../support/staff";

const { openStocks } = requireBuilt("api/catalog/work/stock") as typeof import("../../src/api/catalog/work/stock");

const SKUS = "/content-manager/collection-types/api::sku.sku";

let cms: BootedCms;
let editor: Staff;
const visitor = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  editor = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

async function idOf(code: string): Promise<string> {
  return (await cms.strapi.db.query("api::sku.sku").findOne({ where: { code } })).documentId;
}

async function articleOf(code: string) {
  return (await editor.call("GET", `/desk/stock/${await idOf(code)}`)).body;
}

async function move(code: string, movement: object, staff = editor) {
  const body = { kind: "received", number: 5, reason: "Delivery 17", key: randomUUID(), ...movement };
  return staff.call("POST", `/desk/stock/${await idOf(code)}/move`, body);
}

test("a save of the form never changes the stock, whatever number it sends", async () => {
  const url = `${SKUS}/${await idOf("CASE-GREY")}`;
  const form = (await editor.call("GET", url)).body.data;
  expect((await move("CASE-GREY", { number: 2 })).status).toBe(200);
  const saved = await editor.call("PUT", url, { ...form, stock: 5_000, position: 3 });
  expect([saved.status, saved.body.data.stock, saved.body.data.position]).toEqual([200, form.stock + 2, 3]);
});

test.each([
  [{ kind: "received", number: 5 }, 5],
  [{ kind: "returned", number: 1 }, 1],
  [{ kind: "damaged", number: 2 }, -2],
  [{ kind: "corrected", number: -3 }, -3],
])("%j is recorded with reason, who and when, and announced", async (movement, change) => {
  const { stock } = await articleOf("CASE-GREY");
  const changes = await openChangeStream(cms.url);
  expect((await move("CASE-GREY", { ...movement, reason: " Shelf 3 " })).status).toBe(200);
  expect(await changes.nextType()).toBe("sku");
  changes.close();
  const { movements, ...after } = await articleOf("CASE-GREY");
  expect(after.stock).toBe(stock + change);
  const told = { kind: movement.kind, before: stock, after: stock + change, reason: "Shelf 3", who: "Edith Muster" };
  expect(movements[0]).toMatchObject(told);
  expect(Date.now() - new Date(movements[0].at).getTime()).toBeLessThan(60_000);
});

test("a count of the shelf includes what unshipped orders keep", async () => {
  const { stock } = await articleOf("NEST-KEY-GREY");
  const { number } = await place(visitor, { lines: [{ sku: "NEST-KEY-GREY", quantity: 3 }] });
  expect(await articleOf("NEST-KEY-GREY")).toMatchObject({ stock: stock - 3, kept: 3 });
  expect((await move("NEST-KEY-GREY", { kind: "counted", number: stock - 1, reason: "Inventory" })).status).toBe(200);
  const article = await articleOf("NEST-KEY-GREY");
  expect(article).toMatchObject({ stock: stock - 4, kept: 3 });
  const [latest, earlier] = article.movements;
  expect([latest, earlier]).toMatchObject([
    { kind: "counted", before: stock - 3, after: stock - 4, reason: "Inventory" },
    { kind: "sold", before: stock, after: stock - 3, orderNumber: number, who: null },
  ]);
});

test("an order that is cancelled releases its articles, with a line in the history", async () => {
  const admin = await signInAsFirstAdmin(cms);
  const { stock } = await articleOf("CHARGER");
  const { number } = await place(visitor, { lines: [{ sku: "CHARGER", quantity: 2 }] });
  expect((await admin.call("POST", `/desk/orders/${number}/cancel`, {})).status).toBe(200);
  const article = await articleOf("CHARGER");
  expect(article.stock).toBe(stock);
  expect(article.movements[0]).toMatchObject({
    kind: "released",
    before: stock - 2,
    after: stock,
    orderNumber: number,
  });
});

test("more than is for sale cannot be taken, and wrong movements are refused", async () => {
  const { stock, total } = await articleOf("CASE-RED");
  const tooMuch = await move("CASE-RED", { kind: "damaged", number: stock + 1 });
  expect([tooMuch.status, tooMuch.body.error.message]).toEqual([409, "too-few-left"]);
  for (const wrong of [{ number: 0 }, { number: 1.5 }, { reason: " " }, { kind: "sold" }, { number: 1e12 }])
    expect((await move("CASE-RED", wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect(await articleOf("CASE-RED")).toMatchObject({ stock, total });
  const nowhere = await editor.call("POST", "/desk/stock/nowhere/move", {
    ...{ kind: "received", number: 1, reason: "Delivery", key: randomUUID() },
  });
  expect(nowhere.status).toBe(404);
  expect((await editor.call("GET", "/desk/stock/nowhere")).status).toBe(404);
});

test("a movement that is sent again counts once, also at the same moment", async () => {
  const { stock } = await articleOf("CASE-GREY");
  const key = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => move("CASE-GREY", { key })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await articleOf("CASE-GREY")).stock).toBe(stock + 5);
});

test("visitors see no history, and a support agent moves no stock", async () => {
  expect((await fetch(`${cms.url}/api/stock-movements`)).status).toBe(404);
  expect((await fetch(`${cms.url}/desk/stock/list`)).status).toBe(401);
  const agent = await signInAsNewAgent(cms);
  expect((await agent.call("GET", "/desk/stock/list")).status).toBe(403);
  expect((await move("CASE-GREY", {}, agent)).status).toBe(403);
});

test("low articles are listed, and counted where staff look for work", async () => {
  const admin = await signInAsFirstAdmin(cms);
  const lowCodes = async () => {
    const { body } = await editor.call("GET", "/desk/stock/list");
    const { articles } = body as DeskStockList;
    return articles.filter(({ isLow }) => isLow).map(({ code }) => code);
  };
  const needs = async () => (await admin.call("GET", "/desk/orders/needs")).body["low-stock"];
  expect([await lowCodes(), await needs()]).toEqual([["CASE-RED"], 1]);
  const shop = "/content-manager/single-types/api::shop.shop";
  expect((await editor.call("PUT", shop, { lowStockAt: 3 })).status).toBe(200);
  expect([await lowCodes(), await needs()]).toEqual([[], 0]);
});

test("articles from before there were movements get the one that they begin with, once", async () => {
  const articleId = await idOf("WREN-MINI-WHITE");
  await cms.strapi.db.query("api::catalog.stock-movement").deleteMany({ where: { articleId } });
  await openStocks(cms.strapi);
  await openStocks(cms.strapi);
  const { movements, stock } = await articleOf("WREN-MINI-WHITE");
  expect(movements).toMatchObject([{ kind: "opening", before: 0, after: stock, who: null }]);
});
