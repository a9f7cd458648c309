import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { afterEach, test } from "node:test";
import { Failure } from "../failure.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { payOnDemoChain, wantsDemoChain } from "./demo-chain.mjs";

const { PATH } = process.env;

afterEach(() => {
  process.env.PATH = PATH;
});

test("nobody gets a private chain who did not ask for it", () => {
  assert.equal(wantsDemoChain({}), false);
  assert.equal(wantsDemoChain({ MONERO: "" }), false);
});

test("another word than regtest is refused: real money is not configured by accident", () => {
  assert.throws(() => wantsDemoChain({ MONERO: "mainnet" }), Failure);
});

test("without the programs it says how to install them, before anything else is done", () => {
  process.env.PATH = "";
  assert.throws(() => wantsDemoChain({ MONERO: "regtest" }), /apt install monero/);
});

test("paying needs a site that runs with a private chain", async () => {
  const dataDir = await makeTemporaryFolder("data");
  await assert.rejects(payOnDemoChain({ dataDir, address: "8", xmr: "1" }), /MONERO=regtest npm start/);
  await rm(dataDir, { recursive: true });
});
