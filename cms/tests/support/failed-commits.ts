import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { BootedCms } from "./boot";
import { createCaller } from "./call";
import { newVisitor } from "./chat";
import { contactRequest } from "./contact";
import { checkoutRequest } from "./shop";
import { rowsOf } from "./rows";

/** Makes the COMMIT of `during` fail, and nothing else. */
export type FailCommits = <Result>(during: () => Promise<Result>) => Promise<Result>;

const CODE = "WREN-ONE-GRAPHITE";

/**
 * Contract for every kind of failed COMMIT: the response says so, nothing of the step is stored (unless the connection
 * broke after the COMMIT had arrived), nobody is sent to a payment page, no mail is sent, and repeating the request
 * succeeds once.
 */
export async function expectNothingBelieved(
  cms: BootedCms,
  failCommits: FailCommits,
  { isCommitted = false }: { isCommitted?: boolean } = {},
): Promise<void> {
  const call = createCaller(() => cms.url);
  const rows = (name: string) => rowsOf(cms.strapi, name);
  const count = async () => {
    const names = ["order", "order-event", "payment", "sandbox-payment", "mail", "contact-request", "message"];
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await rows(name).count({})])));
  };
  const stock = async () => Number((await rows("sku").findOne({ where: { code: CODE } })).stock);
  const visitor = await newVisitor(cms);
  await visitor.send("The conversation is there already");

  const lines = [{ sku: CODE, quantity: 1 }];
  const steps = [
    { path: "shop/checkout", body: await checkoutRequest(call, { lines, email: `${randomUUID()}@example.org` }) },
    { path: "support/contact", body: contactRequest() },
    {
      path: "chat/messages",
      token: visitor.token,
      body: { key: randomUUID(), text: "Hi", file: null, language: "en" },
    },
  ];
  const [rowsBefore, stockBefore] = [await count(), await stock()];
  for (const { path, ...request } of steps) {
    const refused = await failCommits(() => call(path, request));
    expect.soft([path, refused.status]).toEqual([path, 503]);
    expect.soft(JSON.stringify(refused.body)).not.toContain("paymentUrl");
  }
  if (!isCommitted) {
    expect(await count()).toEqual(rowsBefore);
    expect(await stock()).toBe(stockBefore);
  }

  for (const { path, ...request } of [...steps, ...steps]) expect((await call(path, request)).status).toBe(200);
  expect(await count()).toMatchObject({
    order: Number(rowsBefore.order) + 1,
    payment: Number(rowsBefore.payment) + 1,
    "sandbox-payment": Number(rowsBefore["sandbox-payment"]) + 1,
    "contact-request": Number(rowsBefore["contact-request"]) + 1,
    message: Number(rowsBefore.message) + 1,
  });
  expect(await stock()).toBe(stockBefore - 1);
}
