import {
  addMonths,
  deskNeedsSchema,
  deskOrderListSchema,
  deskOrderSchema,
  type OrderPage,
  type PlacedOrder,
  type ServiceLine,
} from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { extension, renewal, subscribeNobody } from "../support/services";
import { ADDRESS, place } from "../support/shop";
import { signInAsFirstAdmin, type Staff } from "../support/staff";

let cms: BootedCms;
let admin: Staff;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsFirstAdmin(cms);
});

afterAll(async () => {
  await cms.stop();
});

const desk = (path: string) => admin.call("GET", `/desk/orders/${path}`);
const show = async ({ number }: PlacedOrder) => deskOrderSchema.parse((await desk(number)).body);
const give = ({ number }: PlacedOrder) => admin.call("POST", `/desk/orders/${number}/give-services`, {});
const act = ({ number }: PlacedOrder, action: string) => admin.call("POST", `/desk/orders/${number}/${action}`, {});
const waiting = async () => deskNeedsSchema.parse((await desk("needs")).body)["services-withheld"];
const listed = async () =>
  deskOrderListSchema.parse((await desk("list?need=services-withheld")).body).orders.map(({ number }) => number);
const mailsTo = async (to: string): Promise<string[]> =>
  (await cms.strapi.db.query("api::mail.mail").findMany({ where: { to }, orderBy: { id: "asc" } })).map(
    ({ text }) => text ?? "",
  );

const order = (services: ServiceLine[], changes = {}) =>
  place(call, { lines: [], services, address: null, ...changes });

async function pay({ paymentUrl, secret }: PlacedOrder): Promise<OrderPage> {
  const ref = paymentUrl?.split("/").at(-1);
  await call("sandbox-payments/act", { body: { ref, action: "pay" } });
  return (await call("shop/orders/look-up", { body: { secret, returned: true } })).body;
}

/** Places an order that is paid after somebody else bought the same for the subscription. */
async function placeWithheld(changes = {}) {
  const subscription = await subscribeNobody(cms);
  const [first, placed] = [
    await order([extension(subscription.mobileId)]),
    await order([extension(subscription.mobileId)], changes),
  ];
  await pay(first);
  expect(await pay(placed)).toMatchObject({ areServicesWithheld: true });
  return { placed, subscription };
}

test("what is withheld waits for staff, with its arithmetic and what it was ordered on", async () => {
  const before = await waiting();
  const { placed } = await placeWithheld();
  expect(await waiting()).toBe(before + 1);
  expect(await listed()).toContain(placed.number);
  const { services, servicesWithheld, needsShipping } = await show(placed);
  expect({ servicesWithheld, needsShipping }).toEqual({ servicesWithheld: true, needsShipping: false });
  expect(services).toMatchObject([
    { before: { quotaGb: 50 }, after: { quotaGb: 200 }, price: { totalMinor: 480, steps: [{}, { days: 73 }] } },
  ]);
});

test("staff give it once, also when two click at once; the order ends and the buyer is told", async () => {
  const email = "given@example.org";
  const subscription = await subscribeNobody(cms, { days: 5 });
  const placed = await order([extension(subscription.mobileId, 500)], { email });
  await pay(await order([renewal(subscription.mobileId)]));
  await pay(placed);
  expect((await mailsTo(email)).at(-1)?.replace(/\s+/g, " ")).toContain("Nothing is lost");

  const clicks = await Promise.all([give(placed), give(placed), give(placed)]);
  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const renewed = addMonths(subscription.endsOn, 12);
  expect(await subscription.read()).toEqual({ endsOn: renewed, quotaGb: 500 });
  expect(await subscription.history()).toEqual([
    ["renewed", renewed, 50],
    ["extended", renewed, 500],
  ]);
  const given = await show(placed);
  expect(given).toMatchObject({ state: "fulfilled", servicesWithheld: false });
  expect(given.timeline.map(({ kind }) => kind)).toEqual([
    "placed",
    "payment-received",
    "service-withheld",
    "service-given",
    "fulfilled",
  ]);
  expect(given.timeline.at(-2)?.by).toContain("@");
  expect((await mailsTo(email)).filter((text) => text.includes("We have checked order"))).toHaveLength(1);
  expect(await listed()).not.toContain(placed.number);
});

test("what an order gave to one subscription is not given again with what it withheld from another", async () => {
  const [one, other] = [await subscribeNobody(cms), await subscribeNobody(cms)];
  const placed = await order([renewal(one.mobileId, 1), extension(other.mobileId)]);
  await pay(await order([extension(other.mobileId)]));
  expect(await pay(placed)).toMatchObject({ areServicesWithheld: true });
  expect((await give(placed)).status).toBe(200);
  expect(await one.history()).toHaveLength(1);
  expect(await one.read()).toEqual({ endsOn: addMonths(one.endsOn, 1), quotaGb: 50 });
});

test("storage that was bought before a larger one does not make it smaller", async () => {
  const subscription = await subscribeNobody(cms);
  const placed = await order([extension(subscription.mobileId, 200)]);
  await pay(await order([extension(subscription.mobileId, 1_000)]));
  await pay(placed);
  expect((await give(placed)).status).toBe(200);
  expect(await subscription.read()).toMatchObject({ quotaGb: 1_000 });
});

test("with a phone in the order, the parcel and the decision do not wait for each other", async () => {
  const { placed } = await placeWithheld({ lines: [{ sku: "WREN-ONE-GRAPHITE", quantity: 1 }], address: ADDRESS });
  expect((await admin.call("POST", `/desk/orders/${placed.number}/ship`, { trackingNumber: "" })).status).toBe(200);
  expect(await show(placed)).toMatchObject({ state: "shipped", servicesWithheld: true });
  expect(await listed()).toContain(placed.number);
  expect((await give(placed)).status).toBe(200);
  expect(await show(placed)).toMatchObject({ state: "shipped", servicesWithheld: false });
});

test("sent back instead, nothing is withheld any more and nothing can be given", async () => {
  const { placed, subscription } = await placeWithheld();
  expect((await act(placed, "refund")).status).toBe(200);
  expect(await show(placed)).toMatchObject({ state: "refunded", servicesWithheld: false });
  expect(await listed()).not.toContain(placed.number);
  expect((await give(placed)).status).toBe(409);
  expect(await subscription.history()).toHaveLength(1);
});

test("given and then refunded, it is taken back", async () => {
  const subscription = await subscribeNobody(cms, { days: 5 });
  const placed = await order([extension(subscription.mobileId, 500)]);
  await pay(await order([renewal(subscription.mobileId)]));
  await pay(placed);
  await give(placed);
  expect((await act(placed, "refund")).status).toBe(200);
  expect(await subscription.read()).toMatchObject({ quotaGb: 50 });
});

test("where nothing is withheld nothing is given, and where nothing is sent nothing is shipped", async () => {
  const subscription = await subscribeNobody(cms);
  const open = await order([renewal(subscription.mobileId, 1)]);
  expect((await give(open)).status).toBe(409);
  const { placed } = await placeWithheld();
  expect((await admin.call("POST", `/desk/orders/${placed.number}/ship`, { trackingNumber: "1" })).status).toBe(409);
});
