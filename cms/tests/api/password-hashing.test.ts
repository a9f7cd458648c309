import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addAccount } from "../support/accounts";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";

const MOST_WAITING = 20;
/** More than may wait at once. */
const SIGN_INS = 30;

/** The library as Strapi calls it. */
const bcrypt = createRequire(import.meta.url)("bcryptjs") as {
  compare(password: string, hash: string): Promise<boolean>;
  hashSync(text: string, rounds: number): string;
};

const { stopHashing } = requireBuilt(
  "platform/passwords/hashing",
) as typeof import("../../src/platform/passwords/hashing");

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
  const shares: number[] = [];
  // The cms in this process may be busy with its own work at times, so that the calmest of some rounds counts.
  for (let round = 0; round < 5; round++) {
    const before = performance.eventLoopUtilization();
    const words = ["wrong", "correct horse", "Correct horse"];
    const results = await Promise.all(words.map((it) => bcrypt.compare(it, hash)));
    expect(results).toEqual([false, true, false]);
    shares.push(performance.eventLoopUtilization(before).utilization);
  }
  // On the serving thread each is 1, however busy the machine is.
  expect(Math.min(...shares)).toBeLessThan(0.5);
});

/** Does the work while the queue stays full. */
async function whileQueueIsFull(work: () => Promise<void>): Promise<void> {
  const hash = bcrypt.hashSync("correct horse", 10);
  const crowd = { isThere: true };
  const stayInQueue = async () => {
    while (crowd.isThere) expect(await bcrypt.compare("correct horse", hash)).toBe(true);
  };
  const lanes = Array.from({ length: MOST_WAITING }, stayInQueue);
  try {
    await work();
  } finally {
    crowd.isThere = false;
    await Promise.all(lanes);
  }
}

test("whoever finds the queue full hears so at once, and nobody in it is refused", async () => {
  await whileQueueIsFull(async () => {
    await expect(bcrypt.compare("correct horse", "any")).rejects.toThrow("Too many passwords at once");
    const { status, headers } = await signIn();
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
  expect((await signIn()).status).toBe(400);
});

test("staff hear the same of a full queue, and it counts as no wrong password", async () => {
  const admin = JSON.parse(await readFile(path.join(cms.dataDir, "first-admin.json"), "utf8"));
  const signInAsStaff = () =>
    fetch(`${cms.url}/admin/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: admin.email, password: admin.password }),
    });
  await whileQueueIsFull(async () => {
    // One more than the wrong passwords after which a network has to wait.
    for (let tries = 0; tries < 6; tries += 1) {
      const { status, headers } = await signInAsStaff();
      expect(status).toBe(503);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });
  expect((await signInAsStaff()).status).toBe(200);
});

test("whoever waits for a thread that dies may try again, and the next sign-in has a new one", async () => {
  const hash = bcrypt.hashSync("correct horse", 10);
  const compare = vi.spyOn(bcrypt, "compare");
  const waiting = Promise.allSettled(Array.from({ length: 10 }, () => bcrypt.compare("correct horse", hash)));
  const signIns = [signIn(), signIn("correct horse")];
  await expect.poll(() => compare.mock.calls.length).toBe(10 + signIns.length);
  await stopHashing();
  for (const { status, headers } of await Promise.all(signIns)) {
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await waiting).at(-1)).toMatchObject({ status: "rejected", reason: { name: "HashingUnavailable" } });
  expect((await signIn("correct horse")).status).toBe(200);
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
    .poll(() => users.count({ where: { claimedEmail: { $startsWith: "crowd-" }, password: { $startsWith: "$2" } } }), {
      timeout: 20_000,
    })
    .toBe(accepted.length);
});
