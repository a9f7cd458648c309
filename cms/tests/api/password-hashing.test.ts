import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAccount } from "../support/accounts";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";

/** At once. */
const SIGN_INS = 30;
/** An idle machine shows far more; on a busy one the shop's own work takes its time, too. */
const LEAST_RATIO = 2;

const require = createRequire(import.meta.url);

type Bcrypt = {
  compare(password: string, hash: string): Promise<boolean>;
  hashSync(text: string, rounds: number): string;
};

/** The library as Strapi would use it without us: on the thread that serves everybody. */
function freshBcrypt(): Bcrypt {
  const file = require.resolve("bcryptjs/dist/bcrypt.js");
  const { [file]: kept } = require.cache;
  Reflect.deleteProperty(require.cache, file);
  const fresh = require(file) as Bcrypt;
  require.cache[file] = kept;
  return fresh;
}

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  await addAccount(cms, "ada@example.org");
});
afterAll(() => cms.stop());

const signIn = (password = "wrong horse", identifier = "ada@example.org") =>
  call("auth/local", { body: { identifier, password } });

/** The longest that somebody waits for prices while the work goes on. */
async function longestQuoteDuring(work: Promise<unknown>): Promise<number> {
  const progress = { isDone: false };
  const done = work.finally(() => {
    progress.isDone = true;
  });
  let longest = 0;
  const lines = [{ sku: "WREN-ONE-GRAPHITE", quantity: 1 }];
  do {
    const startedAt = performance.now();
    expect((await call("shop/quote", { body: { currency: "chf", country: "CH", lines } })).status).toBe(200);
    longest = Math.max(longest, performance.now() - startedAt);
  } while (!progress.isDone);
  await done;
  return longest;
}

test("many sign-ins at once do not stall the shop, and those who find the queue full hear so at once", async () => {
  const bcrypt = freshBcrypt();
  const hash = bcrypt.hashSync("correct horse", 10);
  const before = await longestQuoteDuring(
    Promise.all(Array.from({ length: SIGN_INS }, () => bcrypt.compare("wrong", hash))),
  );

  const answers = Promise.all(Array.from({ length: SIGN_INS }, () => signIn()));
  const after = await longestQuoteDuring(answers);
  const busy = (await answers).filter(({ status }) => status === 503);
  expect((await answers).filter(({ status }) => status === 400)).toHaveLength(SIGN_INS - busy.length);
  expect(busy.length).toBeGreaterThan(0);
  for (const { headers } of busy) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  process.stdout.write(`Longest quote: ${before.toFixed(0)} ms on the thread, ${after.toFixed(0)} ms beside it\n`);
  expect(before / after).toBeGreaterThan(LEAST_RATIO);
});

test("the right password gets in, and a new one takes the old one's place", async () => {
  const { status, body } = await signIn("correct horse");
  expect(status).toBe(200);
  const changed = await call("auth/change-password", {
    token: body.jwt,
    body: { currentPassword: "correct horse", password: "battery staple", passwordConfirmation: "battery staple" },
  });
  expect(changed.status).toBe(200);
  expect((await signIn("correct horse")).status).toBe(400);
  expect((await signIn("battery staple")).status).toBe(200);
});

test("a registration that finds the queue full is told so instead of being forgotten", async () => {
  const register = (index: number) => {
    const email = `crowd-${String(index)}@example.org`;
    return call("auth/local/register", { body: { username: email, email, password: "battery staple" } });
  };
  const answers = await Promise.all(Array.from({ length: SIGN_INS }, (_, index) => register(index)));
  const accepted = answers.filter(({ status }) => status === 200);
  expect(answers.filter(({ status }) => status === 503).length).toBe(SIGN_INS - accepted.length);
  const users = cms.strapi.db.query("plugin::users-permissions.user");
  await expect
    .poll(() => users.count({ where: { email: { $startsWith: "crowd-" }, password: { $startsWith: "$2" } } }), {
      timeout: 20_000,
    })
    .toBe(accepted.length);
});
