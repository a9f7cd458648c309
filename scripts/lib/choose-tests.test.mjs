import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { chooseTests } from "./choose-tests.mjs";
import { inRoot } from "./paths.mjs";
import { SUITES, testFilesOf } from "./suites.mjs";

/** @param {string[]} words */
const choose = (...words) => chooseTests(words, SUITES);

/** @param {string[]} words */
const namesOf = async (...words) => [...new Set((await choose(...words)).map(({ name }) => name))];

test("without a word everything runs; suites can be named", async () => {
  assert.deepEqual(await namesOf(), [...new Set(SUITES.map(({ name }) => name))]);
  assert.deepEqual(await namesOf("e2e", "domain"), ["domain", "e2e"]);
});

test("every suite of tests finds its files", async () => {
  for (const suite of SUITES.filter(({ testFiles }) => testFiles)) {
    assert.ok((await testFilesOf(suite)).length > 0, suite.name);
  }
});

test("the workflow on GitHub runs every suite, and only suites that there are", async () => {
  const workflow = await readFile(inRoot(".github/workflows/ci.yml"), "utf8");
  const jobs = [...(/suites:\n((?: +- .+\n)+)/.exec(workflow)?.[1] ?? "").matchAll(/- (.+)/g)].map(([, job]) => job);
  const checks = SUITES.filter(({ testFiles }) => !testFiles).map(({ name }) => name);
  const run = jobs.flatMap((job) => job.split(" ").filter((word) => !word.startsWith("--")));
  assert.deepEqual(new Set([...checks, ...run]), new Set(SUITES.map(({ name }) => name)));
});

test("the words after the suites choose files by a part of their name", async () => {
  const [cms] = await choose("cms", "api/orders", "Retention");
  assert.deepEqual(cms?.args.slice(-2), ["tests/api/orders.test.ts", "tests/api/retention.test.ts"]);
  const [scripts] = await choose("scripts", "lock");
  assert.deepEqual(scripts?.args.slice(-2), ["--test", "scripts/lib/lock.test.mjs"]);
  const [e2e] = await choose("e2e", "checkout-access");
  const pattern = new RegExp(e2e?.args.at(-1) ?? "");
  assert.match(inRoot("e2e/specs/checkout-access.spec.ts"), pattern);
  assert.doesNotMatch(inRoot("e2e/specs/checkout.spec.ts"), pattern);
});

test("a suite without such a file is left out", async () => {
  assert.deepEqual(await namesOf("domain", "web", "money.test"), ["domain"]);
});

test("a word that fits nothing is told, and so is one that a suite cannot use", async () => {
  await assert.rejects(choose("ordres"), /There is no suite "ordres". There are: types, /);
  await assert.rejects(choose("cms", "ordres"), /No test file of cms has "ordres" in its name/);
  await assert.rejects(choose("cms", "orders", "ordres"), /has "ordres" in its name/);
  await assert.rejects(choose("format", "orders"), /"format" has no test files/);
  await assert.rejects(choose("cms", "--verbose"), /"--verbose" is unknown/);
});

test("shards divide the long suites; the others belong to the first", async () => {
  const second = await choose("domain", "cms", "--shard=2/3");
  assert.deepEqual(
    second.map(({ name }) => name),
    ["cms"],
  );
  assert.equal(second[0]?.args.at(-1), "--shard=2/3");
  const first = await choose("domain", "cms", "--shard=1/3");
  assert.deepEqual(
    first.map(({ name }) => name),
    ["domain", "cms"],
  );
  assert.ok(!first[0]?.args.includes("--shard=1/3"));
  await assert.rejects(choose("lint", "--shard=2/3"), /cannot be divided: all of it belongs to shard 1\/3/);
  await assert.rejects(choose("cms", "--shard=4/3"), /is unknown/);
});

test("lint brings the types along, which it goes by", async () => {
  assert.deepEqual(await namesOf("lint"), ["types", "lint"]);
});
