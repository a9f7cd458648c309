import assert from "node:assert/strict";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { mergeAnswers } from "./answers.mjs";

const TOLD = {
  companyName: "Vogel AG",
  companyStreet: "Nestweg 1",
  companyTown: "3000 Bern",
  publicUrl: "https://shop.ch",
  adminUrl: "https://admin.shop.ch",
  mailFrom: "Vogel <no-reply@shop.ch>",
  supportEmail: "help@shop.ch",
  firstAdminEmail: "ada@shop.ch",
  dataDir: "/nowhere/data",
};

/** @param {Record<string, unknown>} change */
const problemsOf = (change) => mergeAnswers({ ...TOLD, ...change }, {}, "en").problems;

test("a file with the least answers is enough, and the others have defaults", () => {
  const { answers, problems } = mergeAnswers(TOLD, {}, "en");
  assert.deepEqual(problems, []);
  assert.equal(answers.companyCountry, "CH");
  assert.equal(answers.vatPercent, "8.1");
  assert.equal(answers.stripeSecretKey, "");
});

test("every wrong answer has its sentence, in the operator's language, without the answer itself", () => {
  assert.deepEqual(problemsOf({ publicUrl: "shop.ch/de", smtpUrl: "secret-server", vatPercent: 200 }), [
    "vatPercent must be a number such as 8.1.",
    "publicUrl must be an address without a path, such as https://shop.ch.",
    "smtpUrl must begin with smtp:// or smtps://.",
  ]);
  assert.deepEqual(mergeAnswers({ ...TOLD, mailFrom: "Vogel" }, {}, "de").problems, [
    "mailFrom muss eine E-Mail-Adresse sein.",
  ]);
});

test("a country is one of today's", () => {
  for (const companyCountry of ["CH", "GB", "NZ"]) assert.deepEqual(problemsOf({ companyCountry }), []);
  for (const companyCountry of ["ch", "UK", "DD", "XX", "CHE"])
    assert.deepEqual(problemsOf({ companyCountry }), [
      "companyCountry must be the two capital letters of a country, such as CH.",
    ]);
});

test("missing, unknown and lonely answers are named", () => {
  assert.deepEqual(problemsOf({ companyName: "" }), ["companyName is missing."]);
  assert.deepEqual(problemsOf({ colour: "red" }), ["colour is not a question of setup."]);
  assert.deepEqual(problemsOf({ companyTown: ["Bern"] }), ["companyTown must be a text or a number."]);
  assert.deepEqual(problemsOf({ stripeSecretKey: "sk_live_1" }), ["stripeWebhookSecret is missing."]);
  assert.deepEqual(problemsOf({ stripeWebhookSecret: "whsec_1" }), [
    "stripeWebhookSecret makes sense only together with stripeSecretKey.",
  ]);
});

test("told again, only what is new changes; an empty answer removes, and takes along what belongs to it", () => {
  const before = { ...TOLD, stripeSecretKey: "sk_live_1", stripeWebhookSecret: "whsec_1", vatPercent: "7.7" };
  const repeated = mergeAnswers({ companyName: "Vogel & Co. AG" }, before, "en");
  assert.deepEqual(repeated.problems, []);
  assert.equal(repeated.answers.companyName, "Vogel & Co. AG");
  assert.equal(repeated.answers.vatPercent, "7.7");
  assert.equal(repeated.answers.stripeSecretKey, "sk_live_1");

  const removed = mergeAnswers({ stripeSecretKey: "" }, before, "en");
  assert.deepEqual(removed.problems, []);
  assert.equal(removed.answers.stripeWebhookSecret, "");
});

test("the demo's folder is refused", async (t) => {
  const folder = await makeTemporaryFolder("demo");
  t.after(() => rm(folder, { recursive: true }));
  const dataDir = path.join(folder, "data");
  await mkdir(dataDir);
  assert.deepEqual(problemsOf({ dataDir }), []);
  await writeFile(path.join(dataDir, "demo-subscriptions.json"), "[]");
  assert.match(problemsOf({ dataDir })[0] ?? "", /^dataDir holds the demo/);
});
