import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { startPostgres } from "../../../scripts/lib/postgres.mjs";
import { makeTemporaryFolder } from "../../../scripts/lib/temporary-folders.mjs";
import { bootAt, forgetBoot } from "../support/boot";
import { createCaller } from "../support/call";
import { figuresOf } from "../support/figures";
import { PLAYED_WALLET } from "../support/monero";
import { ENGINES, RECORDED_SECRETS, writeRecord, type Expected } from "../support/recorded";
import { sqlTextOf } from "../support/sql-text";
import { doBusiness } from "./business";

// Run by `npm run record-schema`, which names the release.
const release = process.env.RECORDED_RELEASE ?? "";

test.each(ENGINES)("the schema of this release is recorded with data, on %s", async (engine) => {
  expect(release).not.toBe("");
  const dataDir = await makeTemporaryFolder("data");
  const postgres = engine === "postgres" ? await startPostgres({ isDurable: false }) : null;
  const cms = await bootAt(dataDir, { ...RECORDED_SECRETS, ...PLAYED_WALLET, DATABASE_URL: postgres?.url ?? "" });

  const placed = await doBusiness(cms);
  const call = createCaller(() => cms.url);
  const orders: Expected["orders"] = [];
  for (const { number, secret } of placed) {
    const { state, totalMinor } = (await call("shop/orders/look-up", { body: { secret } })).body;
    orders.push({ number, secret, state, totalMinor });
  }
  await writeRecord(release, engine, {
    sql: await sqlTextOf(cms.strapi),
    expected: { recordedAt: new Date().toISOString(), orders, tables: await figuresOf(cms.strapi) },
  });

  await cms.stop();
  forgetBoot();
  await postgres?.stop();
  await rm(dataDir, { recursive: true });
});
