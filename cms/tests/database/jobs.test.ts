import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";

const { allJobs } = requireBuilt("app") as typeof import("../../src/app");

let cms: BootedCms;
beforeAll(async () => {
  cms = await bootFromTemplate();
});
afterAll(() => cms.stop());

test("no job reads a whole table that grows", async () => {
  const jobs = allJobs(cms.strapi);
  expect(jobs.length).toBeGreaterThan(10);
  for (const { name, run } of jobs) await cms.scans.during(name, () => run(new Date()));
  await cms.scans.check();
});

test("a statement that reads one is found", async () => {
  const where = { trackingNumber: "99.1" };
  await cms.scans.during("this test", () => cms.strapi.db.query("api::orders.order").findMany({ where }));
  await expect(cms.scans.check()).rejects.toThrow("this test: SCAN t0");
});
