import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import { identifierOf, VISITOR_KEY_HEADER } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { isDeep } from "../support/deep";
import { subscribeNobody } from "../support/services";

const GUESSES = isDeep ? 10_000 : 400;
const AT_ONCE = 200;
const SLOWED_MS = 1_000;
/** Enough for 10,000 guesses on a busy machine. */
const TIMEOUT_MS = 600_000;

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
});

afterAll(async () => {
  await cms.stop();
});

type Answer = { status: number; ms: number };

/** Guesses a valid identifier that does not exist; without a visitor's key, from an address of its own. */
async function guess(visitor?: string): Promise<Answer> {
  const identifier = identifierOf(Math.random() < 0.5 ? "mobile" : "nest", randomBytes(8));
  return ask(identifier, visitor);
}

async function ask(identifier: string, visitor?: string): Promise<Answer> {
  const headers = visitor ? { [VISITOR_KEY_HEADER]: visitor } : undefined;
  const startedAt = performance.now();
  const { status } = await call("shop/services/look-up", { headers, body: { identifier } });
  return { status, ms: performance.now() - startedAt };
}

/** Guesses with limited concurrency, until all are done. */
async function guessAll(count: number, visitor?: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  let started = 0;
  const guessOn = async () => {
    while (started < count) {
      started += 1;
      answers.push(await guess(visitor));
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, guessOn));
  return answers;
}

const countOf = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test("from one address ten tries are answered, and the others refused", { timeout: TIMEOUT_MS }, async () => {
  const answers = await guessAll(GUESSES, "one who guesses");
  expect(countOf(answers, 200)).toBe(0);
  expect(countOf(answers, 404)).toBe(10);
  expect(countOf(answers, 429)).toBe(GUESSES - 10);
});

test(
  "from many addresses nothing is found, each try is slowed, and a customer is served at once",
  { timeout: TIMEOUT_MS },
  async () => {
    const { mobileId } = await subscribeNobody(cms);
    const end = new AbortController();
    const attack = guessAll(GUESSES).finally(() => end.abort());
    const served: Answer[] = [];
    while (!end.signal.aborted) served.push(await ask(mobileId));
    const answers = await attack;
    expect(countOf(answers, 404)).toBe(GUESSES);

    // The first hundred misses, ten of them above, count as mistakes.
    const slowed = answers.filter(({ ms }) => ms >= SLOWED_MS);
    expect(slowed.length).toBeGreaterThanOrEqual(GUESSES - 90);
    expect(countOf(served, 200)).toBe(served.length);
    // Both are measured under the same load, so this holds on a slow machine too.
    expect(median(served.map(({ ms }) => ms))).toBeLessThan(median(slowed.map(({ ms }) => ms)) / 2);
    const seconds = (ms: number) => (ms / 1_000).toFixed(2);
    process.stdout.write(
      `${String(GUESSES)} guesses: median ${seconds(median(answers.map(({ ms }) => ms)))} s; ` +
        `${String(served.length)} customers meanwhile: median ${seconds(median(served.map(({ ms }) => ms)))} s, ` +
        `slowest ${seconds(Math.max(...served.map(({ ms }) => ms)))} s\n`,
    );
  },
);
