import { expect, test } from "@playwright/test";
import { fuzz } from "../../scripts/lib/fuzz/run.mjs";
import { sharedSite } from "../support/shared-site.ts";

const REQUESTS = 250;

/** Visitors of this run: a second try meets the ones of the first. */
const firstNumber = () => Date.now() % 1_000_000_000;

test("hostile requests find nothing (npm run fuzz sends thousands) @script-on", async () => {
  const seed = Date.now() % 1_000_000;
  const { sent, refused, findings } = await fuzz(sharedSite(), {
    requests: REQUESTS,
    seed,
    firstNumber: firstNumber(),
  });
  expect(findings, `seed ${String(seed)}`).toEqual([]);
  expect(sent).toBe(REQUESTS);
  expect(refused).toBeLessThan(REQUESTS / 10);
});
