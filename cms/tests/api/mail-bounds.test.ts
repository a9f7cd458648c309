import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrderPage } from "@wren/domain";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { rowsOf } from "../support/rows";
import { place } from "../support/shop";

const { mailService } = requireBuilt(
  "platform/mail/mail-service",
) as typeof import("../../src/platform/mail/mail-service");

const MOST_IN_AN_HOUR = 6;

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
});
afterAll(() => cms.stop());

const mails = () => rowsOf(cms.strapi, "mail");
const countTo = (to: string) => mails().count({ where: { to } });
const lookUp = async (secret: string, returned = false): Promise<OrderPage> =>
  (await call("shop/orders/look-up", { body: { secret, returned } })).body;

test("a crowd of orders fills nobody's mailbox; every order stands, and its page says that there is no mail", async () => {
  const email = "victim@example.org";
  const placed = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      place(call, { email: index % 2 === 0 ? email : email.toUpperCase(), paymentMethod: "monero" }),
    ),
  );
  expect((await countTo(email)) + (await countTo(email.toUpperCase()))).toBeLessThanOrEqual(MOST_IN_AN_HOUR);
  const pages = await Promise.all(placed.map(({ secret }) => lookUp(secret)));
  const isWithheld = ({ timeline }: OrderPage) => timeline.some(({ kind }) => kind === "mail-withheld");
  expect(pages.filter(isWithheld).length).toBeGreaterThanOrEqual(6);
  for (const { state } of pages) expect(state).toBe("awaiting_payment");
});

test("who has paid is written to, however many unpaid orders there were", async () => {
  const email = "payer@example.org";
  for (let count = 0; count < MOST_IN_AN_HOUR; count += 1) await place(call, { email });
  const last = await place(call, { email });
  expect(await countTo(email)).toBe(MOST_IN_AN_HOUR);
  await call("sandbox-payments/act", { body: { ref: last.paymentUrl?.split("/").at(-1), action: "pay" } });
  expect((await lookUp(last.secret, true)).state).toBe("paid");
  expect(await countTo(email)).toBe(MOST_IN_AN_HOUR + 2);
});

test("each cause has its own budget, and after an hour there is a new one", async () => {
  const mail = { to: "bound@example.org", subject: "Hello", text: "Hello" };
  const send = () => mailService(cms.strapi).sendBounded(mail, "account");
  for (let count = 0; count < MOST_IN_AN_HOUR; count += 1) expect(await send()).toBe(true);
  expect(await send()).toBe(false);
  expect(await mailService(cms.strapi).sendBounded(mail, "contact")).toBe(true);
  await cms.strapi.db
    .connection("mails")
    .where({ to: mail.to })
    .update({ created_at: Date.now() - 61 * 60_000 });
  expect(await send()).toBe(true);
});
