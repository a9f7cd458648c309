import { deskOrderListSchema, deskOrderSchema, moneroHealthAnswerSchema, type OrderNeed } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createMoneroShop, PLAYED_WALLET } from "../support/monero";
import { signInAsFirstAdmin, type Staff } from "../support/staff";

const SHOP = "/content-manager/single-types/api::shop.shop";

let cms: BootedCms;
let admin: Staff;
const shop = createMoneroShop(() => cms);

beforeAll(async () => {
  cms = await bootFromTemplate(PLAYED_WALLET);
  admin = await signInAsFirstAdmin(cms);
});

afterAll(() => cms.stop());

const show = async (number: string) => deskOrderSchema.parse((await admin.call("GET", `/desk/orders/${number}`)).body);
const act = (number: string, action: string, body: object) =>
  admin.call("POST", `/desk/orders/${number}/${action}`, body);
const numbersIn = async (need: OrderNeed) =>
  deskOrderListSchema
    .parse((await admin.call("GET", `/desk/orders/list?need=${need}`)).body)
    .orders.map(({ number }) => number);

test("too much waits for a decision, and is decided once", async () => {
  const { secret, number } = await shop.order();
  const txid = await shop.play(secret, "too-much");
  await shop.until(secret, ({ order }) => order.state === "paid");
  expect(await numbersIn("monero-overpaid")).toEqual([number]);
  const { payments } = await show(number);
  expect(payments).toMatchObject([
    { state: "paid", monero: { state: "validated", transfers: [{ txid }], decidedAt: null, isClosed: false } },
  ]);
  expect(payments[0]?.monero?.surplusXmr).not.toBe("0");

  expect((await act(number, "decide-monero", { note: "" })).status).toBe(400);
  expect((await act(number, "decide-monero", { note: "Sent back" })).status).toBe(200);
  expect((await act(number, "decide-monero", { note: "Again" })).status).toBe(409);
  expect(await numbersIn("monero-overpaid")).toEqual([]);
  expect((await show(number)).timeline.at(-1)).toMatchObject({ kind: "monero-decided", note: "Sent back" });
});

test("a part that came for an order that ended without it waits for a decision", async () => {
  const { secret, number } = await shop.order();
  await shop.play(secret, "too-little");
  await shop.until(secret, ({ monero }) => monero.state === "too-low");
  expect(await numbersIn("monero-partial")).toEqual([]);
  await admin.call("POST", `/desk/orders/${number}/cancel`, {});
  expect((await show(number)).state).toBe("cancelled");
  expect(await numbersIn("monero-partial")).toEqual([number]);
});

test("what paid an order and is gone again is found", async () => {
  const { secret, number } = await shop.order();
  const txid = await shop.play(secret, "full");
  await shop.until(secret, ({ order }) => order.state === "paid");
  await cms.strapi.db.query("api::monero.sandbox-transfer").delete({ where: { txid } });
  await shop.watch();
  await shop.watch();
  expect(await numbersIn("monero-gone")).toEqual([number]);
  expect((await show(number)).state).toBe("paid");
  // The buyer's page is updated too, and no longer shows it as paid.
  const { order, monero } = await shop.see(secret);
  expect([order.payment?.state, monero.state]).toEqual(["paid", "nothing"]);
});

test("what was sent back by hand is noted, and the buyer is told", async () => {
  const { secret, number, email } = await shop.order();
  await shop.play(secret, "full");
  await shop.until(secret, ({ order }) => order.state === "paid");
  expect((await act(number, "refund", {})).status).toBe(200);
  const { state, payments } = await show(number);
  expect([state, payments[0]?.state]).toEqual(["refunded", "refunded"]);
  expect((await shop.subjects(email)).at(-1)).toBe("Payment refunded");
});

test("a part that was sent by hand is noted once, and the rest goes back later", async () => {
  const { secret, number, email } = await shop.order();
  await shop.play(secret, "full");
  await shop.until(secret, ({ order }) => order.state === "paid");
  const part = { amountMinor: 500, reason: "Scratched", refundedMinor: 0 };
  expect((await act(number, "refund-part", part)).status).toBe(200);
  expect((await act(number, "refund-part", part)).status).toBe(409);
  expect((await shop.subjects(email)).at(-1)).toBe("Part of the payment refunded");
  expect((await show(number)).payments).toMatchObject([{ state: "paid", refundedMinor: 500 }]);
  expect((await act(number, "refund", {})).status).toBe(200);
  expect((await show(number)).state).toBe("refunded");
});

test("the desk shows how far the wallet was read", async () => {
  await shop.watch();
  const { health } = moneroHealthAnswerSchema.parse((await admin.call("GET", "/desk/orders/monero")).body);
  expect(health).toMatchObject({ isTest: true, failedAt: null, failure: null });
  expect(health?.walletHeight).toBeGreaterThan(0);
  expect(health?.walletHeight).toBe(health?.nodeHeight);
});

test("a digit too many in the price of Monero is refused, and a new price notes its day", async () => {
  const mistyped = await admin.call("PUT", SHOP, { moneroChf: 260_000 });
  expect(mistyped.status).toBe(400);
  expect(JSON.stringify(mistyped.body)).toContain("must be a mistake");
  const before = Date.now();
  expect((await admin.call("PUT", SHOP, { moneroChf: 27_000 })).status).toBe(200);
  const { moneroChf, moneroRateSetAt } = await cms.strapi.db.query("api::shop.shop").findOne({});
  expect(moneroChf).toBe(27_000);
  expect(new Date(moneroRateSetAt as string).getTime()).toBeGreaterThanOrEqual(before);
});
