import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPreviewPass, makePreviewPass } from "./pass";

beforeEach(() => {
  vi.stubEnv("APP_KEYS", "new,old");
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test("a pass is valid for half an hour", () => {
  const pass = makePreviewPass();
  vi.advanceTimersByTime(29 * 60_000);
  expect(isPreviewPass(pass)).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect(isPreviewPass(pass)).toBe(false);
});

test("nobody can lengthen a pass or make one", () => {
  const [until = "", mac = ""] = makePreviewPass().split(".");
  const later = (Number.parseInt(until, 36) + 3_600).toString(36);
  for (const forged of [
    "",
    ".",
    until,
    `${until}.`,
    `${later}.${mac}`,
    `${until}.${mac}.x`,
    `${until}.${mac.slice(1)}`,
  ])
    expect(isPreviewPass(forged), forged).toBe(false);
});

test("a pass outlives a change of the secret for as long as the old one is accepted", () => {
  vi.stubEnv("APP_KEYS", "old");
  const pass = makePreviewPass();
  vi.stubEnv("APP_KEYS", "new,old");
  expect(isPreviewPass(pass)).toBe(true);
  vi.stubEnv("APP_KEYS", "new");
  expect(isPreviewPass(pass)).toBe(false);
});
