import { addDays, isoDayOf } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { openOrderDesk } from "../support/order-desk";
import { ADDRESS, place } from "../support/shop";
import { signInAsNewEditor } from "../support/staff";

let cms: BootedCms;
let desk: Awaited<ReturnType<typeof openOrderDesk>>;
const today = isoDayOf(new Date());

beforeAll(async () => {
  cms = await bootFromTemplate();
  desk = await openOrderDesk(cms);
});

afterAll(() => cms.stop());

/** Rows of a CSV file by their headings. */
async function read(kind: string, from = today, until = from): Promise<Record<string, string>[]> {
  const response = await desk.download(`exports/${kind}?from=${from}&until=${until}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const [headings = [], ...rows] = (await response.text())
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  return rows.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ""])));
}

const minor = (decimal: string | undefined) => Math.round(Number(decimal) * 100);
const sumOf = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + minor(row[column]), 0);

test("the totals per currency, VAT rate and method equal the orders and the money in the books", async () => {
  const german = { ...ADDRESS, country: "DE", zip: "10115", city: "Berlin" };
  const placed = [
    await desk.placePaid(),
    await desk.placePaid({ paymentMethod: "twint", lines: [{ sku: "CHARGER", quantity: 3 }] }),
    await desk.placePaid({ currency: "eur", address: german }),
    await desk.placePaid(),
  ];
  await place(desk.call);
  const part = { amountMinor: 1_234, reason: "Scratched", refundedMinor: 0 };
  expect((await desk.act(placed[0] ?? { number: "" }, "refund-part", part)).status).toBe(200);
  await desk.act(placed[3] ?? { number: "" }, "refund");
  const { number: older } = await desk.placePaid();
  const twoDaysAgo = addDays(today, -2);
  await desk.rows("order").update({ where: { number: older }, data: { paidAt: `${twoDaysAgo}T12:00:00.000Z` } });

  const rows = await read("orders");
  expect(rows.map(({ number }) => number)).toEqual(placed.map(({ number }) => number));
  expect(rows.map(({ method, currency, state }) => [method, currency, state])).toEqual([
    ["card", "CHF", "paid"],
    ["twint", "CHF", "paid"],
    ["card", "EUR", "paid"],
    ["card", "CHF", "refunded"],
  ]);
  const orders = await Promise.all(placed.map((one) => desk.show(one)));
  const totals = await read("totals");
  expect(
    totals.map(({ currency, method, orders: count, vat_percent }) => [currency, method, count, vat_percent]),
  ).toEqual([
    ["CHF", "card", "2", "8.10"],
    ["CHF", "twint", "1", "8.10"],
    ["EUR", "card", "1", "8.10"],
  ]);
  for (const currency of ["chf", "eur"]) {
    const booked = orders.filter((order) => order.currency === currency);
    const payments = booked.flatMap((order) => order.payments);
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    for (const file of [rows, totals]) {
      const mine = file.filter((row) => row.currency === currency.toUpperCase());
      expect(sumOf(mine, "total")).toBe(sum(booked.map(({ totalMinor }) => totalMinor)));
      expect(sumOf(mine, "vat")).toBe(sum(booked.map(({ vatMinor }) => vatMinor)));
      expect(sumOf(mine, "net") + sumOf(mine, "vat")).toBe(sumOf(mine, "total"));
      expect(sumOf(mine, "received")).toBe(sum(payments.map(({ receivedMinor }) => receivedMinor)));
      expect(sumOf(mine, "refunded")).toBe(sum(payments.map(({ refundedMinor }) => refundedMinor)));
    }
  }
  expect(rows[0]).toMatchObject({ total: "911.00", received: "911.00", refunded: "12.34" });
  expect((await read("orders", twoDaysAgo)).map(({ number }) => number)).toEqual([older]);
  expect(await read("totals", "2020-01-01")).toEqual([]);
});

test("an export names nobody, and only staff who may work on orders get it", async () => {
  await desk.placePaid({ email: "secret.person@example.org" });
  const path = `/desk/orders/exports/orders?from=${today}&until=${today}`;
  const text = await (await desk.download(`exports/orders?from=${today}&until=${today}`)).text();
  for (const name of ["secret.person", "Muster", "Kramgasse"]) expect(text).not.toContain(name);
  expect((await fetch(cms.url + path)).status).toBe(401);
  expect((await (await signInAsNewEditor(cms)).download(path)).status).toBe(403);
  expect((await desk.download("exports/orders?from=2026-01-01")).status).toBe(400);
  expect((await desk.download(`exports/people?from=${today}&until=${today}`)).status).toBe(404);
});
