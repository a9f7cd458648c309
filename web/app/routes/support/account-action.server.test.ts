import { expect, test } from "vitest";
import { refuseForm } from "./account-action.server.ts";

const refusalOf = (failed: Parameters<typeof refuseForm>[2]) => refuseForm("sign-in", { identifier: "Ada" }, failed);

test("a cms that cannot answer is a 503 that says when to come again, and keeps what was typed", () => {
  const { data, init } = refusalOf({ ok: false, code: "service-unavailable" });
  expect(init).toEqual({ status: 503, headers: { "Retry-After": "30" } });
  expect(data).toMatchObject({ values: { identifier: "Ada" }, problem: { code: "service-unavailable" } });
});

test("a limit says its own time, and a wrong password none", () => {
  const limited = refusalOf({ ok: false, code: "too-many-tries", retryAfterSeconds: 90 });
  expect(limited.init).toEqual({ status: 429, headers: { "Retry-After": "90" } });
  expect(limited.data.problem).toMatchObject({ waitMinutes: 2 });
  expect(refusalOf({ ok: false, code: "credentials-wrong" }).init).toEqual({ status: 401, headers: {} });
});
