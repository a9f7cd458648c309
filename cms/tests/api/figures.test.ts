import { randomUUID } from "node:crypto";
import {
  addDays,
  isoDayOf,
  RETENTION_KINDS,
  shopFiguresSchema,
  supportFiguresSchema,
  type DeskStockList,
} from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { deskOf, newVisitor } from "../support/chat";
import { contactRequest } from "../support/contact";
import { createMoneroShop, PLAYED_WALLET } from "../support/monero";
import { openOrderDesk } from "../support/order-desk";
import { ADDRESS, place } from "../support/shop";
import { signInAsFirstAdmin, signInAsNewAgent, signInAsNewEditor, signInAsNewOrderStaff } from "../support/staff";

const MINUTE_MS = 60_000;

let cms: BootedCms;
let admin: Awaited<ReturnType<typeof signInAsFirstAdmin>>;
let desk: Awaited<ReturnType<typeof openOrderDesk>>;
const moneroShop = createMoneroShop(() => cms);
const today = isoDayOf(new Date());
const ago = (ms: number) => new Date(Date.now() - ms);

beforeAll(async () => {
  cms = await bootFromTemplate(PLAYED_WALLET);
  admin = await signInAsFirstAdmin(cms);
  desk = await openOrderDesk(cms, admin);
});
afterAll(() => cms.stop());

const shopFigures = async (days: number) =>
  shopFiguresSchema.parse((await admin.call("GET", `/desk/shop-figures/period?days=${String(days)}`)).body);
const supportFigures = async () =>
  supportFiguresSchema.parse((await admin.call("GET", "/desk/support-figures/period?days=7")).body);

/** Units and sum of each product, by its slug. */
const soldOf = (sold: { slug: string; units: number; minor: number }[] = []) =>
  Object.fromEntries(sold.map(({ slug, units, minor }) => [slug, [units, minor]]));

async function payMonero(): Promise<void> {
  const { secret, number } = await moneroShop.order({ lines: [{ sku: "CASE-GREY", quantity: 1 }] });
  const txid = await moneroShop.play(secret, "full");
  await moneroShop.until(secret, ({ order }) => order.state === "paid");
  const paidAt = new Date((await desk.rows("order").findOne({ where: { number } })).paidAt);
  const seenAt = new Date(paidAt.getTime() - 20 * MINUTE_MS);
  await desk.rows("monero-transfer").update({ where: { txid }, data: { seenAt } });
}

test("the shop's figures are those of its orders, payments, stock and mails", async () => {
  const german = { ...ADDRESS, country: "DE", zip: "10115", city: "Berlin" };
  const chargers = { paymentMethod: "twint", lines: [{ sku: "CHARGER", quantity: 3 }] } as const;
  const [phone, charger, euro] = [
    await desk.placePaid(),
    await desk.placePaid({ ...chargers, lines: [...chargers.lines] }),
    await desk.placePaid({ currency: "eur", address: german }),
  ];
  const refunded = await desk.placePaid();
  expect((await desk.act(refunded, "refund")).status).toBe(200);
  const cancelled = await place(desk.call);
  expect((await desk.act(cancelled, "cancel")).status).toBe(200);
  await place(desk.call, { paymentMethod: "twint" });
  const older = await desk.placePaid();
  const tenDaysAgo = addDays(today, -10);
  const then = `${tenDaysAgo}T12:00:00.000Z`;
  await desk.rows("order").update({ where: { number: older.number }, data: { placedAt: then, paidAt: then } });
  await payMonero();

  const part = { amountMinor: 990, reason: "Scratched", refundedMinor: 0 };
  expect((await desk.act(charger, "refund-part", part)).status).toBe(200);

  const minorOf = async (placed: typeof phone) => (await desk.show(placed)).lines[0]?.totalMinor ?? 0;
  const [phoneMinor, chargerMinor, euroMinor] = await Promise.all([phone, charger, euro].map(minorOf));
  // The part is taken off the shipping as well.
  const { totalMinor } = await desk.show(charger);
  const keptMinor = (chargerMinor ?? 0) - Math.round(((chargerMinor ?? 0) * part.amountMinor) / totalMinor);
  const week = await shopFigures(7);
  const [chf, eur, ...others] = week.sales;
  expect(others).toEqual([]);
  expect([chf?.currency, eur?.currency]).toEqual(["chf", "eur"]);
  expect(soldOf(chf?.products)).toMatchObject({ "wren-one": [1, phoneMinor], charger: [3, keptMinor] });
  expect(soldOf(eur?.products)).toEqual({ "wren-one": [1, euroMinor] });
  expect(chf?.days.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((days) => addDays(today, -days)));
  expect(soldOf(chf?.days.at(-1)?.sold)).toEqual(soldOf(chf?.products));
  expect(chf?.days.slice(0, -1).flatMap(({ sold }) => sold)).toEqual([]);
  expect(week.conversion).toEqual([
    { method: "card", placed: 4, paid: 3, open: 0 },
    { method: "twint", placed: 2, paid: 1, open: 1 },
    { method: "monero", placed: 1, paid: 1, open: 0 },
  ]);
  const times = week.monero.filter(({ count }) => count > 0);
  expect(times).toMatchObject([{ count: 1, medianSeconds: 1_200, slowSeconds: 1_200 }]);

  const month = await shopFigures(28);
  expect(soldOf(month.sales[0]?.products)["wren-one"]).toEqual([2, 2 * (phoneMinor ?? 0)]);
  const dayOfOlder = month.sales[0]?.days.find(({ day }) => day === tenDaysAgo);
  expect(soldOf(dayOfOlder?.sold)).toEqual({ "wren-one": [1, phoneMinor] });
  expect(month.conversion[0]).toEqual({ method: "card", placed: 5, paid: 4, open: 0 });

  const { articles } = (await admin.call("GET", "/desk/stock/list")).body as DeskStockList;
  const stock = articles.find(({ code }) => code === "WREN-ONE-GRAPHITE")?.stock ?? 0;
  const reach = { code: "WREN-ONE-GRAPHITE", stock, soldUnits: 3, reachDays: Math.floor((stock * 28) / 3) };
  expect(week.stock).toContainEqual(reach);
  expect(month.stock).toEqual(week.stock);
  expect(week.stock.at(-1)).toMatchObject({ soldUnits: 0, reachDays: null });
});

test("mails that wait or failed are counted, those too that are older than the period", async () => {
  await place(desk.call, { paymentMethod: "monero", email: "waits@example.org" });
  await place(desk.call, { paymentMethod: "monero", email: "failed@example.org" });
  const [before, long] = [await shopFigures(7), ago(9 * 24 * 60 * MINUTE_MS)];
  const change = async (to: string, data: object) => {
    const [mail] = await desk.rows("mail").findMany({ where: { to } });
    await cms.strapi.db.connection("mails").where({ id: mail.id }).update(data);
  };
  await change("waits@example.org", { state: "queued", next_try_at: ago(-60 * MINUTE_MS), created_at: long });
  await change("failed@example.org", { state: "failed" });
  const { waiting, failed, oldestWaitingAt, days } = (await shopFigures(7)).mails;
  expect(failed).toBe(before.mails.failed + 1);
  expect(days.at(-1)).toMatchObject({ day: today, failed });
  expect(waiting).toBeGreaterThan(days.reduce((sum, day) => sum + day.waiting, 0));
  expect(oldestWaitingAt).toBe(long.toISOString());
});

test("retention's last run is there for each kind, and nobody is named", async () => {
  await desk.placePaid({ email: "secret.person@example.org" });
  const figures = await shopFigures(28);
  expect(figures.retention.map(({ kind }) => kind)).toEqual([...RETENTION_KINDS]);
  const { number } = await desk.rows("order").findOne({ where: { email: "secret.person@example.org" } });
  for (const name of ["@example.org", "Muster", "Kramgasse", number])
    expect(JSON.stringify(figures)).not.toContain(name);
});

test("the support's figures tell how long people waited, and how many wait", async () => {
  const from = ago(10 * MINUTE_MS);
  const answered = await newVisitor(cms);
  await answered.send("Hello");
  await desk.rows("message").updateMany({ where: { author: "visitor" }, data: { at: from } });
  expect((await deskOf(admin).reply(answered.key, "Good morning")).status).toBe(200);
  const waiting = await newVisitor(cms);
  await waiting.send("My secret question");

  const write = async () => (await desk.call("support/contact", { body: contactRequest() })).body.reference as string;
  const [asked] = [await write(), await write()];
  await desk.rows("contact-request").update({ where: { reference: asked }, data: { receivedAt: from } });
  const path = `/desk/requests/${asked}/answer`;
  expect((await admin.call("POST", path, { key: randomUUID(), answer: "Empty the bin." })).status).toBe(200);

  const { chat, requests } = await supportFigures();
  expect(chat.writing.days.at(-1)).toEqual({ day: today, count: isoDayOf(from) === today ? 2 : 1 });
  expect(chat.writing.hours.reduce((sum, count) => sum + count)).toBe(2);
  for (const { waiting: count, days, speed } of [chat, requests]) {
    expect(count).toBe(1);
    expect(speed).toMatchObject({ count: 1, withinQuarter: 1, withinHour: 0, slowSeconds: speed.medianSeconds });
    const [time, ...others] = days.filter((day) => day.count > 0);
    expect(others).toEqual([]);
    expect(time).toMatchObject({ day: isoDayOf(from), count: 1, slowSeconds: time?.medianSeconds });
    expect(time?.medianSeconds).toBeGreaterThanOrEqual(600);
    expect(time?.medianSeconds).toBeLessThan(660);
  }
});

test("order staff see the shop's figures, agents the support's, and editors none", async () => {
  const paths = ["/desk/shop-figures/period?days=7", "/desk/support-figures/period?days=7"];
  const seenBy = async (staff: typeof admin) =>
    Promise.all(paths.map(async (path) => (await staff.call("GET", path)).status));
  expect(await seenBy(await signInAsNewOrderStaff(cms))).toEqual([200, 403]);
  expect(await seenBy(await signInAsNewAgent(cms))).toEqual([403, 200]);
  expect(await seenBy(await signInAsNewEditor(cms))).toEqual([403, 403]);
  for (const path of paths) {
    expect((await fetch(cms.url + path)).status).toBe(401);
    expect((await admin.call("GET", path.replace("7", "8"))).status).toBe(400);
  }
});
