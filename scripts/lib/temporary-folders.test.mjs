import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { makeTemporaryFolder, removeAbandonedFolders, temporaryPath } from "./temporary-folders.mjs";

test("what a process that is gone left behind is removed; the living and strangers keep theirs", async (t) => {
  const parent = await makeTemporaryFolder("folders");
  t.after(() => rm(parent, { recursive: true }));
  const { pid: gone } = spawnSync(process.execPath, ["--version"]);
  await mkdir(path.join(parent, `wren-data-pid${gone}-0a1b2c3d`));
  await writeFile(path.join(parent, `wren-data-pid${gone}-0a1b2c3d`, "wren.db"), "full");
  await writeFile(path.join(parent, `wren-network-pid${gone}-0a1b2c3d`), "");
  await mkdir(path.join(parent, `wren-data-${gone}`));
  await mkdir(path.join(parent, "somebody-else"));
  const own = await makeTemporaryFolder("template-data-new", parent);

  await removeAbandonedFolders([parent, path.join(parent, "not-there")]);

  assert.deepEqual((await readdir(parent)).sort(), ["somebody-else", path.basename(own), `wren-data-${gone}`].sort());
});

test("two names of one process differ", () => {
  assert.notEqual(temporaryPath("data"), temporaryPath("data"));
});
