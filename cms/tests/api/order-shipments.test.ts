import { shipmentsReportSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { openOrderDesk } from "../support/order-desk";
import { ADDRESS, place } from "../support/shop";

let cms: BootedCms;
let desk: Awaited<ReturnType<typeof openOrderDesk>>;

beforeAll(async () => {
  cms = await bootFromTemplate();
  desk = await openOrderDesk(cms);
});

afterAll(async () => {
  await cms.stop();
});

async function ship(text: string, isTrial = false): Promise<string[]> {
  const { status, body } = await desk.post("shipments", { text, isTrial });
  expect(status, JSON.stringify(body)).toBe(200);
  return shipmentsReportSchema.parse(body).lines.map(({ position, outcome }) => `${String(position)} ${outcome}`);
}

test("a list ships what is paid and says of every other line why not; the same list again changes nothing", async () => {
  const email = "many@example.org";
  const [first, second] = [await desk.placePaid({ email }), await desk.placePaid({ email })];
  const unpaid = await place(desk.call, { email });
  const list = [
    "Order;Tracking",
    `${first.number.toLowerCase()};99.00.1`,
    `"${second.number}","99.00.2"`,
    `${unpaid.number};99.00.3`,
    "",
    "W-0000-0000;99.00.4",
    "parcel 5;99.00.5",
    `${second.number};<b>`,
    first.number,
  ].join("\r\n");
  const told = ["4 not-possible", "6 not-found", "7 number-invalid", "8 tracking-number-invalid"];
  const missing = "9 tracking-number-missing";
  const before = (await desk.mailsTo(email)).length;

  expect(await ship(list, true)).toEqual(["2 ready", "3 ready", ...told, missing]);
  expect((await desk.show(first)).state).toBe("paid");
  expect(await desk.mailsTo(email)).toHaveLength(before);

  expect(await ship(list)).toEqual(["2 shipped", "3 shipped", ...told, missing]);
  expect(await desk.show(first)).toMatchObject({ state: "shipped", trackingNumber: "99.00.1" });
  expect(await desk.show(second)).toMatchObject({ state: "shipped", trackingNumber: "99.00.2" });
  expect((await desk.show(second)).timeline.at(-1)).toMatchObject({
    kind: "shipped",
    by: expect.stringContaining("@"),
  });
  expect(await desk.mailsTo(email)).toHaveLength(before + 2);

  expect(await ship(list)).toEqual(["2 already-shipped", "3 already-shipped", ...told, missing]);
  expect(await ship(`${first.number} other`)).toEqual(["1 other-tracking-number"]);
  expect(await desk.show(first)).toMatchObject({ trackingNumber: "99.00.1" });
  expect(await desk.mailsTo(email)).toHaveLength(before + 2);
});

test("a list that is empty or too long is refused as a whole", async () => {
  const { number } = await desk.placePaid();
  const long = Array.from({ length: 201 }, () => `${number},1`).join("\n");
  for (const text of ["", " \n ", long]) {
    const { status, body } = await desk.post("shipments", { text, isTrial: false });
    expect([status, body.error.message]).toEqual([409, "list-length"]);
  }
  expect((await desk.show({ number })).state).toBe("paid");
  expect((await desk.post("shipments", { text: 3 })).status).toBe(400);
});

test("a wrong address is corrected once, noted without its words, and told to the buyer", async () => {
  const email = "moved@example.org";
  const placed = await desk.placePaid({ email, locale: "de" });
  const address = { ...ADDRESS, street: "Gerechtigkeitsgasse 2", city: "Köniz", zip: "3098" };
  const before = (await desk.mailsTo(email)).length;
  for (let press = 0; press < 2; press += 1)
    expect(await desk.act(placed, "correct-address", { address })).toMatchObject({ status: 200 });

  const order = await desk.show(placed);
  expect(order.address).toEqual(address);
  const noted = order.timeline.filter(({ kind }) => kind === "address-corrected");
  expect(noted).toMatchObject([{ by: expect.stringContaining("@"), note: null }]);
  const mails = (await desk.mailsTo(email)).slice(before);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`Adresse berichtigt · ${placed.number}`);
  expect(mails[0]?.text).toContain("Gerechtigkeitsgasse 2");
  const page = await desk.lookUp(placed);
  expect(page.address).toEqual(address);
  expect(page.timeline.map(({ kind }) => kind)).not.toContain("address-corrected");
});

test("an address in another country, an incomplete one, and one of a parcel on its way are refused", async () => {
  const placed = await desk.placePaid();
  const german = { ...ADDRESS, country: "DE", zip: "10115" };
  const refused = await desk.act(placed, "correct-address", { address: german });
  expect([refused.status, refused.body.error.message]).toEqual([409, "country-differs"]);
  for (const wrong of [{ street: "" }, { zip: "10115" }, { city: "Bern\nBasel" }])
    expect((await desk.act(placed, "correct-address", { address: { ...ADDRESS, ...wrong } })).status).toBe(400);
  await desk.act(placed, "ship", { trackingNumber: "1" });
  const late = await desk.act(placed, "correct-address", { address: { ...ADDRESS, street: "Elsewhere 1" } });
  expect([late.status, late.body.error.message]).toEqual([409, "not-possible"]);
  expect((await desk.show(placed)).address).toEqual(ADDRESS);
});

test("a corrected e-mail address gets the link; the former one hears nothing but that no more mails come", async () => {
  const [former, right] = ["typo@exmaple.org", "right@example.org"];
  const placed = await desk.placePaid({ email: former });
  const before = (await desk.mailsTo(former)).length;
  expect((await desk.act(placed, "correct-email", { email: "no address" })).status).toBe(400);
  expect((await desk.act(placed, "correct-email", { email: ` ${right} ` })).status).toBe(200);
  expect((await desk.act(placed, "correct-email", { email: right })).status).toBe(200);

  const [told, ...others] = await desk.mailsTo(right);
  expect(others).toEqual([]);
  expect(told?.text).toContain(placed.secret);
  const last = (await desk.mailsTo(former)).slice(before);
  expect(last).toHaveLength(1);
  expect(last[0]?.text).not.toContain(placed.secret);
  expect(last[0]?.text).not.toContain(right);
  expect((await desk.show(placed)).timeline.at(-1)).toMatchObject({ kind: "email-corrected", note: null });
  // The former address has the link, and whoever has the numbers can ask for another contact address.
  expect(await desk.lookUp(placed)).toMatchObject({ state: "paid", subscriptions: [] });
  await desk.act(placed, "ship", { trackingNumber: "1" });
  expect(await desk.mailsTo(right)).toHaveLength(2);
  expect(await desk.mailsTo(former)).toHaveLength(before + 1);
});

test("a tracking number is corrected once the parcel is on its way, and not after the buyer was erased", async () => {
  const email = "tracked@example.org";
  const placed = await desk.placePaid({ email });
  expect((await desk.act(placed, "correct-tracking", { trackingNumber: "2" })).status).toBe(409);
  await desk.act(placed, "ship", { trackingNumber: "1" });
  const before = (await desk.mailsTo(email)).length;
  expect((await desk.act(placed, "correct-tracking", { trackingNumber: "99.00.2" })).status).toBe(200);
  expect(await desk.lookUp(placed)).toMatchObject({ trackingNumber: "99.00.2" });
  const mails = (await desk.mailsTo(email)).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual([`Tracking number corrected · ${placed.number}`]);
  expect(mails[0]?.text).toContain("99.00.2");

  const erased = { address: null, email: "", trackingNumber: null, erasedAt: new Date() };
  await desk.rows("order").update({ where: { number: placed.number }, data: erased });
  for (const [action, body] of [
    ["correct-tracking", { trackingNumber: "3" }],
    ["correct-email", { email }],
    ["correct-address", { address: ADDRESS }],
  ] as const)
    expect((await desk.act(placed, action, body)).status, action).toBe(409);
  expect(await desk.show(placed)).toMatchObject({ email: null, address: null, trackingNumber: null });
});
