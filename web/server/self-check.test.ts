import { expect, test } from "vitest";
import { createSelfCheck } from "./self-check.ts";

/** Answers in turn, and the last one for ever. */
function startCheck(answers: boolean[]) {
  let [asked, givenUp] = [0, 0];
  const canDraw = () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? false);
  const check = createSelfCheck({ canDraw, giveUp: () => (givenUp += 1), pauseMs: 0 });
  return { check, asked: () => asked, givenUp: () => givenUp };
}

test("a process that can draw goes on after a page failed", async () => {
  const { check, asked, givenUp } = startCheck([true]);
  await check.pageFailed();
  expect([asked(), givenUp()]).toEqual([1, 0]);
});

test("a crowd that asks at once is answered with one page", async () => {
  const { check, asked } = startCheck([false, true]);
  expect(await Promise.all(Array.from({ length: 50 }, () => check.isSound()))).toEqual(Array(50).fill(false));
  expect(asked()).toBe(1);
});

test("a process that recovers goes on", async () => {
  const { check, givenUp } = startCheck([false, false, true]);
  await check.pageFailed();
  expect(givenUp()).toBe(0);
});

test("a process that can draw nothing ends, once, however many pages fail meanwhile", async () => {
  const { check, asked, givenUp } = startCheck([false]);
  await Promise.all([check.pageFailed(), check.pageFailed(), check.pageFailed()]);
  expect([asked(), givenUp()]).toEqual([3, 1]);
});
