import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { QUESTIONS } from "./questions.mjs";

const PROGRAM = `
  import { askAll } from ${JSON.stringify(new URL("./ask.mjs", import.meta.url).href)};
  const told = await askAll(async () => JSON.parse(process.env.BEFORE));
  process.stderr.write(JSON.stringify(told));
`;

/**
 * Answers as somebody at the keyboard would.
 * @param {string[]} lines
 * @param {Record<string, string>} [before]
 */
async function answer(lines, before = {}) {
  const env = { ...process.env, LANG: "C.UTF-8", BEFORE: JSON.stringify(before) };
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], { env });
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const [shown, told] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { shown, told: JSON.parse(told) };
}

const REQUIRED = ["Vogel AG", "Nestweg 1", "3000 Bern", "", "", "", "https://shop.ch", "https://admin.shop.ch", "", ""];
const MAIL = ["smtps://shop:correct-horse@mail.shop.ch", "Vogel <a@shop.ch>", "help@shop.ch", ""];

test("a whole conversation: defaults by Enter, and questions that make no sense are left out", async () => {
  const { told } = await answer(["", ...REQUIRED, ...MAIL, "", "", "ada@shop.ch", "", "/nowhere/data"]);
  assert.equal(told.language, "en");
  assert.equal(told.answers.companyCountry, "CH");
  assert.equal(told.answers.supportEmail, "help@shop.ch");
  assert.equal("inboundAddress" in told.answers, false);
  assert.equal("stripeWebhookSecret" in told.answers, false);
  assert.equal(told.answers.dataDir, "/nowhere/data");
});

test("a wrong answer is explained in the chosen language and asked for again", async () => {
  const { shown, told } = await answer([
    "de",
    "",
    ...REQUIRED,
    ...MAIL,
    "",
    "",
    "ada",
    "ada@shop.ch",
    "",
    "/nowhere/data",
  ]);
  assert.match(shown, /Bitte antworten Sie noch einmal: Die Antwort fehlt\./);
  assert.match(shown, /Bitte antworten Sie noch einmal: Die Antwort muss eine E-Mail-Adresse sein\./);
  assert.equal(told.answers.firstAdminEmail, "ada@shop.ch");
});

test("secrets are not shown, neither typed nor kept; a minus sign removes one", async () => {
  const before = {
    smtpUrl: "smtp://old-secret@mail",
    stripeSecretKey: "sk_live_old",
    stripeWebhookSecret: "whsec_old",
  };
  const lines = ["", ...REQUIRED, ...MAIL, "-", "", "ada@shop.ch", "", "/nowhere/data"];
  const { shown, told } = await answer(lines, before);
  assert.doesNotMatch(shown, /correct-horse|old-secret|sk_live_old|whsec_old/);
  assert.match(shown, /\[set\]/);
  assert.equal(told.answers.stripeSecretKey, "");
});

test("repeated with Enter alone, everything stays", async () => {
  const first = await answer(["", ...REQUIRED, ...MAIL, "", "", "ada@shop.ch", "", "/nowhere/data"]);
  const again = await answer(Array(QUESTIONS.length + 1).fill(""), first.told.answers);
  assert.deepEqual(again.told, first.told);
});

test("an input that ends early tells nothing", async () => {
  assert.equal((await answer(["", "Vogel AG"])).told, null);
});
