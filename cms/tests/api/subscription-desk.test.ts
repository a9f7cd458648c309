import {
  addDays,
  addMonths,
  deskSubscriptionListSchema,
  deskSubscriptionSchema,
  type PlacedOrder,
  type SubscriptionCorrection,
} from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { renewal, subscribeNobody } from "../support/services";
import { place } from "../support/shop";
import { signInAsFirstAdmin, signInAsNewEditor, type Staff } from "../support/staff";

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

const desk = (path: string) => admin.call("GET", `/desk/subscriptions/${path}`);
const found = async (search: string): Promise<string[]> =>
  deskSubscriptionListSchema
    .parse((await desk(`list?search=${encodeURIComponent(search)}`)).body)
    .subscriptions.map(({ mobileId }) => mobileId);
const show = async (mobileId: string) => deskSubscriptionSchema.parse((await desk(mobileId)).body);
const correct = (mobileId: string, correction: SubscriptionCorrection) =>
  admin.call("POST", `/desk/subscriptions/${mobileId}/correct`, correction);

async function pay({ paymentUrl, secret }: PlacedOrder): Promise<void> {
  const ref = paymentUrl?.split("/").at(-1);
  await call("sandbox-payments/act", { body: { ref, action: "pay" } });
  await call("shop/orders/look-up", { body: { secret, returned: true } });
}

test("the desk is for staff who may work on subscriptions", async () => {
  const { mobileId } = await subscribeNobody(cms);
  const editor = await signInAsNewEditor(cms);
  for (const [method, path] of [
    ["GET", "list"],
    ["GET", mobileId],
    ["POST", `${mobileId}/correct`],
  ] as const) {
    expect((await fetch(`${cms.url}/desk/subscriptions/${path}`, { method })).status, path).toBe(401);
    expect((await editor.call(method, `/desk/subscriptions/${path}`)).status, path).toBe(403);
  }
});

test("a subscription is found by each of its identifiers, however they are typed, and by its address", async () => {
  const email = "Desk.Search@example.org";
  const { mobileId, nestId, supportId } = await subscribeNobody(cms, { email });
  for (const typed of [mobileId, nestId, supportId].flatMap((id) => [id, ` ${id.toLowerCase().replaceAll("-", " ")} `]))
    expect(await found(typed), typed).toEqual([mobileId]);
  expect(await found(" desk.search@EXAMPLE.org ")).toEqual([mobileId]);
  expect(await found("desk.search")).toEqual([]);
  expect(await found("")).toContain(mobileId);
  expect((await desk("M-0000-0000-0")).status).toBe(404);
});

test("its history tells what became of it, by which order", async () => {
  const { mobileId, endsOn } = await subscribeNobody(cms);
  const placed = await place(call, { lines: [], services: [renewal(mobileId, 3)], address: null });
  await pay(placed);
  const { history } = await show(mobileId);
  expect(history).toMatchObject([
    {
      kind: "renewed",
      before: { endsOn, quotaGb: 50 },
      after: { endsOn: addMonths(endsOn, 3), quotaGb: 50 },
      by: null,
      orderNumber: placed.number,
    },
  ]);
});

test("staff correct end and size with a reason, once for what they saw", async () => {
  const { mobileId, endsOn, read } = await subscribeNobody(cms);
  const seen = { endsOn, quotaGb: 50 };
  const correction = { seen, endsOn: addDays(endsOn, 14), quotaGb: 500, note: "Was down for two weeks." };
  const clicks = await Promise.all([correct(mobileId, correction), correct(mobileId, correction)]);
  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await read()).toEqual({ endsOn: addDays(endsOn, 14), quotaGb: 500 });
  expect((await show(mobileId)).history).toMatchObject([
    { kind: "corrected", note: "Was down for two weeks.", by: expect.stringContaining("@"), before: seen },
  ]);
});

test.each([
  { change: { note: " " } },
  { change: { quotaGb: 0 } },
  { change: { quotaGb: 1.5 } },
  { change: { endsOn: "2027-02-30" } },
  { change: { endsOn: "20270-01-01" } },
])("nothing is corrected with $change", async ({ change }) => {
  const { mobileId, endsOn, read } = await subscribeNobody(cms);
  const seen = { endsOn, quotaGb: 50 };
  const wrong = { seen, endsOn: "2027-03-01", quotaGb: 200, note: "Typing error", ...change };
  expect((await correct(mobileId, wrong)).status).toBe(400);
  expect(await read()).toEqual(seen);
});
