import assert from "node:assert/strict";
import { test } from "node:test";
import { headOf, readLog, withRelease } from "./log.mjs";

/** @param {string} version */
const release = (version) => ({ date: "2026-11-18", version, commit: "c".repeat(40), manifest: "d".repeat(64) });
const log = ["1.0.0", "1.1.0", "1.2.0"].reduce((text, version) => withRelease(text, release(version)), "");

test("releases are read back in order", () => {
  assert.deepEqual(
    readLog(log).map(({ version }) => version),
    ["1.0.0", "1.1.0", "1.2.0"],
  );
});

test("a line that was changed, taken out or exchanged shows", () => {
  const [first = "", second = "", third = ""] = log.split("\n");
  const forged = [
    log.replace("1.0.0", "1.0.1"),
    [second, third, ""].join("\n"),
    [first, third.replace(/^3/, "2"), ""].join("\n"),
    [second, first, third, ""].join("\n"),
    `${log}nonsense\n`,
  ];
  for (const text of forged) assert.throws(() => readLog(text), text);
});

test("the last line's hash stands for the whole log", () => {
  const shorter = log.split("\n").slice(0, 2).join("\n");
  assert.notEqual(headOf(shorter), headOf(log));
  assert.notEqual(headOf(log.replace("1.2.0", "1.2.1")), headOf(log));
});
