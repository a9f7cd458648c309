import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { inRoot } from "./paths.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

test("what tested code prints does not disturb the runner, even if it looks like its messages", async (t) => {
  const folder = await makeTemporaryFolder("words");
  t.after(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "talks.test.mjs");
  // A message begins with these two bytes.
  await writeFile(
    file,
    'import { test } from "node:test"; test("talks", () => process.stdout.write("\\xff\\x0f{", "latin1"));',
  );
  const args = ["--import", inRoot("scripts", "lib", "words-of-tests.mjs"), "--test", "--test-reporter=tap", file];
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, timeout: 60_000 });
  assert.match(stdout, /^# pass 1$/m);
});
