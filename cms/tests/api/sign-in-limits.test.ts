import { performance } from "node:perf_hooks";
import { authResponseSchema, IDENTIFIER_BYTES, identifierOf, VISITOR_KEY_HEADER } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAccount } from "../support/accounts";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { beginWithoutAddress } from "../support/chat";
import { subscribeNobody } from "../support/services";
import { replacePasswordCheck, workFor } from "../support/work";

const SLOWED_MS = 2_500;
const WRONG_PASSWORD = "wrong horse";

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
});
afterAll(() => cms.stop());

/** Signs in, from an address of its own unless a visitor is named. */
async function signIn(identifier: string, password: string, visitor?: string) {
  const headers = visitor ? { [VISITOR_KEY_HEADER]: visitor } : undefined;
  const startedAt = performance.now();
  const { status, body, headers: answered } = await call("auth/local", { headers, body: { identifier, password } });
  return { status, body, ms: performance.now() - startedAt, retryAfter: Number(answered.get("retry-after")) };
}

const guess = (identifier: string) => signIn(identifier, WRONG_PASSWORD);

/** Sends many guesses at once. None is compared with a hash, which would take a minute and is not tested here. */
async function attack(count: number, identifiers: string[]) {
  const restore = replacePasswordCheck(
    cms,
    (compare) => (password, hash) => (password === WRONG_PASSWORD ? Promise.resolve(false) : compare(password, hash)),
  );
  try {
    const guesses = Array.from({ length: count }, (_, round) => guess(identifiers[round % identifiers.length] ?? ""));
    return await Promise.all(guesses);
  } finally {
    restore();
  }
}

/** Creates an owner of a phone with a chat account. */
async function newOwner(email: string) {
  await addAccount(cms, email);
  const { supportId } = await subscribeNobody(cms, { email });
  return supportId;
}

test("a support id signs in, however it is written, as the address of its subscription does", async () => {
  const supportId = await newOwner("ada@example.org");
  for (const written of [supportId, supportId.toLowerCase().replaceAll("-", " "), ` ${supportId.slice(2)} `]) {
    const { body } = await signIn(written, "correct horse");
    expect(authResponseSchema.parse(body).user.email).toBe("ada@example.org");
  }
  expect((await signIn(supportId, "wrong horse")).status).toBe(400);
});

test("no answer and no work for it tells whether a support id has an account, or whose it is", async () => {
  const known = await newOwner("known@example.org");
  const { supportId: withoutAccount } = await subscribeNobody(cms, { email: "without@example.org" });
  // Registered by a stranger, with a password of their own, to learn whose id this is.
  const { supportId: unconfirmed } = await subscribeNobody(cms, { email: "unconfirmed@example.org" });
  await addAccount(cms, "unconfirmed@example.org", { password: "wrong horse", confirmed: false });

  const ofKnown = await answerAndWork(known);
  expect(ofKnown.answer.status).toBe(400);
  expect(ofKnown.work).toContain("compared a password with a hash of $2a$10$");
  for (const supportId of [withoutAccount, unconfirmed, "S-4F7K-29QX-3"])
    expect(await answerAndWork(supportId)).toEqual(ofKnown);
});

async function answerAndWork(identifier: string) {
  let answer: unknown;
  const work = await workFor(cms, async () => {
    const { status, body } = await guess(identifier);
    answer = { status, body };
  });
  return { answer: answer as { status: number; body: unknown }, work };
}

test("beyond twenty failures a try takes time, and the owner still gets in", async () => {
  const supportId = await newOwner("slowed@example.org");
  const writings = [supportId, "slowed@example.org", " Slowed@Example.org", supportId.toLowerCase()];
  const mistakes = await attack(20, writings);
  expect(mistakes.map(({ status }) => status)).toEqual(mistakes.map(() => 400));

  for (const identifier of ["slowed@example.org", supportId]) {
    const { status, ms } = await guess(identifier);
    expect(status).toBe(400);
    expect(ms).toBeGreaterThanOrEqual(SLOWED_MS - 10);
  }
  const underAttack = attack(20, writings);
  const owner = await signIn(supportId, "correct horse");
  expect(owner.status).toBe(200);
  expect(owner.ms).toBeGreaterThanOrEqual(SLOWED_MS - 10);
  await underAttack;
  expect((await guess("other@example.org")).ms).toBeLessThan(SLOWED_MS);
});

test("a support number is guarded as an address is, whether somebody has it or not", async () => {
  const { supportNumber, phrase } = await beginWithoutAddress(cms);
  const ofKnown = await answerAndWork(supportNumber);
  expect(ofKnown.answer.status).toBe(400);
  expect(ofKnown.work).toContain("compared a password with a hash of $2a$10$");
  expect(await answerAndWork(identifierOf("chat", new Uint8Array(IDENTIFIER_BYTES)))).toEqual(ofKnown);

  await attack(20, [supportNumber, supportNumber.toLowerCase(), supportNumber.slice(2).replaceAll("-", " ")]);
  const owner = await signIn(supportNumber, phrase);
  expect(owner.status).toBe(200);
  expect(owner.ms).toBeGreaterThanOrEqual(SLOWED_MS - 10);
});

test.each(["attacked@example.org", "unknown@example.org"])(
  "beyond two hundred failures only known networks may still try to be %s",
  async (email) => {
    const isKnown = email.startsWith("attacked");
    if (isKnown) {
      await newOwner(email);
      expect((await signIn(email, "correct horse", "the owner's home")).status).toBe(200);
      await newOwner("neighbour@example.org");
      expect((await signIn("neighbour@example.org", "correct horse", "the neighbour's home")).status).toBe(200);
    }
    const answers = await attack(220, [email]);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(200);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);

    const stranger = await signIn(email, "correct horse");
    expect(stranger).toMatchObject({
      status: 429,
      body: { error: { details: { retryAfterSeconds: stranger.retryAfter } } },
    });
    expect(stranger.retryAfter).toBeGreaterThan(3_000);
    expect((await signIn(email, "correct horse", "the owner's home")).status).toBe(isKnown ? 200 : 429);
    expect((await signIn(email, "correct horse", "the neighbour's home")).status).toBe(429);
    // Resetting by mail always works.
    expect((await call("auth/forgot-password", { body: { email } })).status).toBe(200);
  },
);
