import assert from "node:assert/strict";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import test from "node:test";
import { requireWritable } from "./data-dir.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

test("a folder that can be written is made, and left empty", async () => {
  const dataDir = path.join(await makeTemporaryFolder("data-dir"), "deep", "data");
  await requireWritable(dataDir);
  assert.deepEqual(await readdir(dataDir), []);
});

test("a path below a file is refused with a sentence", async () => {
  const file = path.join(await makeTemporaryFolder("data-dir"), "file");
  await writeFile(file, "");
  const refused = { message: /^DATA_DIR cannot be used: E(NOTDIR|EXIST): .*file/ };
  await assert.rejects(requireWritable(file), refused);
  await assert.rejects(requireWritable(path.join(file, "data")), refused);
});
