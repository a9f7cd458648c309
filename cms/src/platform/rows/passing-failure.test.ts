import type { Core } from "@strapi/strapi";
import { expect, test, vi } from "vitest";
import { inBackground } from "../jobs/in-background";
import { explainPassingFailure, isPassingFailure } from "./passing-failure";

const failed = (code: string) => Object.assign(new Error("It failed"), { code });

test.each(["08006", "40001", "40P01", "53300", "57P01", "SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "ECONNRESET"])(
  "%s passes",
  (code) => {
    expect(isPassingFailure(failed(code))).toBe(true);
  },
);

test.each([
  ["SQLITE_FULL", "The disk is full"],
  ["ENOSPC", "The disk is full"],
  ["SQLITE_READONLY_DBMOVED", "The disk is read-only"],
  ["EMFILE", "There are no file handles left"],
])("%s passes, and the operator reads what it is", (code, words) => {
  expect(isPassingFailure(failed(code))).toBe(true);
  expect(explainPassingFailure(failed(code)).message).toBe(words);
  const atCommit = new Error("The database did not commit", { cause: failed(code) });
  expect(explainPassingFailure(atCommit).message).toBe(words);
});

test.each(["23505", "42703", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CORRUPT", "ENOENT", ""])("%s stays", (code) => {
  expect(isPassingFailure(failed(code))).toBe(false);
});

test("the driver's own words, and a pool that had no connection left", () => {
  expect(isPassingFailure(new Error("Connection terminated unexpectedly"))).toBe(true);
  expect(isPassingFailure(new Error('select "t0".* from "shops" - Connection terminated unexpectedly'))).toBe(true);
  expect(isPassingFailure(Object.assign(new Error("Timeout"), { name: "KnexTimeoutError" }))).toBe(true);
  expect(isPassingFailure("57P01")).toBe(false);
});

test("work in the background is done although the database was away, and given up after a while", async () => {
  const log = { error: vi.fn() };
  const run = (work: () => unknown) => {
    inBackground({ log } as unknown as Core.Strapi, "Registration", work);
  };
  const away = () => Promise.reject(failed("SQLITE_BUSY"));
  const works = vi.fn().mockImplementationOnce(away).mockImplementationOnce(away).mockResolvedValue("done");
  run(works);
  await expect.poll(() => works.mock.results.length).toBe(3);
  expect(log.error).not.toHaveBeenCalled();

  const wrong = vi.fn(() => Promise.reject(failed("42703")));
  run(wrong);
  await expect
    .poll(() => log.error.mock.calls)
    .toEqual([[expect.stringMatching(/^Registration failed: Error \(42703\)\n +at failed /)]]);
  expect(wrong).toHaveBeenCalledOnce();

  const gone = vi.fn(away);
  run(gone);
  await expect.poll(() => log.error.mock.calls.length).toBe(2);
  expect(gone).toHaveBeenCalledTimes(4);
});
