import { VISITOR_KEY_HEADER, rateLimitDetailsSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAccount } from "../support/accounts";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { catchMails } from "../support/mails";
import { place } from "../support/shop";

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  catchMails(cms.strapi);
  await addAccount(cms, "owner@example.org");
});
afterAll(() => cms.stop());

type Try = { identifier: string; password?: string; visitor?: string; path?: string };

function tryToSignIn({ identifier, password = "wrong", visitor, path = "auth/local" }: Try) {
  return call(path, { body: { identifier, password }, headers: visitor ? { [VISITOR_KEY_HEADER]: visitor } : {} });
}

async function statusesOf(count: number, attempt: (round: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let round = 0; round < count; round += 1) statuses.push((await attempt(round)).status);
  return statuses;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

test("a visitor has ten tries, then is told how long to wait, and others are not disturbed", async () => {
  const begunAt = Date.now();
  const attempt = (round: number) =>
    tryToSignIn({ identifier: `nobody-${String(round)}@example.org`, visitor: "guesser" });
  expect(await statusesOf(10, attempt)).toEqual(times(10, 400));

  const refused = await attempt(11);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ data: null, error: { status: 429, name: "RateLimitError" } });
  const { retryAfterSeconds } = rateLimitDetailsSchema.parse(refused.body.error.details);
  expect(refused.headers.get("retry-after")).toBe(String(retryAfterSeconds));
  const passedSeconds = Math.ceil((Date.now() - begunAt) / 1000);
  expect(retryAfterSeconds).toBeGreaterThanOrEqual(600 - passedSeconds);
  expect(retryAfterSeconds).toBeLessThanOrEqual(600);

  expect((await tryToSignIn({ identifier: "nobody@example.org", visitor: "somebody else" })).status).toBe(400);
});

test.each(["auth/local/", "AUTH/Local", "auth/local?x=1"])(
  "writing the address as %s is no way around",
  async (path) => {
    const attempt = () => tryToSignIn({ identifier: "nobody@example.org", visitor: "guesser", path });
    expect((await attempt()).status).toBe(429);
  },
);

test("without the header the connection's address counts", async () => {
  const attempt = () =>
    call("auth/reset-password", {
      headers: { [VISITOR_KEY_HEADER]: "" },
      body: { code: "guess", password: "a new password", passwordConfirmation: "a new password" },
    });
  expect(await statusesOf(11, attempt)).toEqual([...times(10, 400), 429]);
});

test("whoever signs in rightly never reaches the limit", async () => {
  const attempt = () => tryToSignIn({ identifier: "owner@example.org", password: "correct horse", visitor: "owner" });
  expect(await statusesOf(25, attempt)).toEqual(times(25, 200));
});

test("an inbox cannot be flooded", async () => {
  const attempt = () => call("auth/forgot-password", { body: { email: "owner@example.org" } });
  expect(await statusesOf(6, attempt)).toEqual([...times(5, 200), 429]);
});

test("reading content is not limited", async () => {
  const attempt = () => call("website", { headers: { [VISITOR_KEY_HEADER]: "guesser" } });
  expect(await statusesOf(30, attempt)).toEqual(times(30, 200));
});

test("who tries secrets of orders is told to wait, and an order behind the same address still opens", async () => {
  const headers = { [VISITOR_KEY_HEADER]: "a crowded exit" };
  const { secret } = await place(call, { email: "crowded@example.org" });
  const lookUp = (tried: string) => call("shop/orders/look-up", { headers, body: { secret: tried } });
  const wrong = `${secret.slice(0, -4)}AAAA`;
  expect(await statusesOf(60, () => lookUp(wrong))).toEqual(times(60, 404));
  const refused = await lookUp(wrong);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await lookUp(secret)).status).toBe(200);
});
