import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAccount } from "../support/accounts";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";

const MOST_WAITING = 20;
/** More than may wait at once. */
const SIGN_INS = 30;

/** The library as Strapi calls it. */
const bcrypt = createRequire(import.meta.url)("bcryptjs") as {
  compare(password: string, hash: string): Promise<boolean>;
  hashSync(text: string, rounds: number): string;
};

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  await addAccount(cms, "ada@example.org");
});
afterAll(() => cms.stop());

const signIn = (password = "wrong horse", identifier = "ada@example.org") =>
  call("auth/local", { body: { identifier, password } });

test("passwords are compared beside the thread that serves everybody", async () => {
  const hash = bcrypt.hashSync("correct horse", 10);
  const before = performance.eventLoopUtilization();
  const results = await Promise.all(["wrong", "correct horse", "Correct horse"].map((it) => bcrypt.compare(it, hash)));
  expect(results).toEqual([false, true, false]);
  // On the serving thread it is 1, however busy the machine is.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test("whoever finds the queue full hears so at once, and nobody in it is refused", async () => {
  const hash = bcrypt.hashSync("correct horse", 10);
  const crowd = { isThere: true };
  const stayInQueue = async () => {
    while (crowd.isThere) expect(await bcrypt.compare("correct horse", hash)).toBe(true);
  };
  const lanes = Array.from({ length: MOST_WAITING }, stayInQueue);
  await expect(bcrypt.compare("correct horse", hash)).rejects.toThrow("Too many passwords at once");
  const { status, headers } = await signIn();
  expect(status).toBe(503);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  crowd.isThere = false;
  await Promise.all(lanes);
  expect((await signIn()).status).toBe(400);
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
