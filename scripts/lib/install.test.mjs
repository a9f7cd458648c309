import assert from "node:assert/strict";
import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { ensureInstalled, explainInstallFailure } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

test("what an interrupted installation has left is not taken for a whole one", async () => {
  const folder = await makeTemporaryFolder("install");
  const modules = path.join(folder, "node_modules");
  await writeFile(path.join(folder, "package.json"), '{ "name": "empty", "version": "1.0.0" }');
  await ensureInstalled(path.relative(ROOT, folder));
  assert.deepEqual((await readdir(modules)).toSorted(), [".package-lock.json", ".wren-installed"]);
  await writeFile(path.join(modules, "half"), "");
  await ensureInstalled(path.relative(ROOT, folder));
  assert.ok((await readdir(modules)).includes("half"), "nothing is installed twice");

  await writeFile(path.join(modules, ".wren-installed"), "begun");
  await ensureInstalled(path.relative(ROOT, folder));
  assert.ok(!(await readdir(modules)).includes("half"));
  await rm(folder, { recursive: true });
});

test("a missing network, a full disk and a foreign folder are told in a sentence", () => {
  assert.match(
    explainInstallFailure("npm error code ENOTFOUND\nnpm error network request failed") ?? "",
    /cannot be reached/,
  );
  assert.match(explainInstallFailure("npm error code EAI_AGAIN") ?? "", /cannot be reached/);
  assert.match(explainInstallFailure("npm error nospc ENOSPC: no space left on device") ?? "", /disk is full/);
  assert.match(explainInstallFailure("npm error code EACCES") ?? "", /may not write/);
});

test("what nobody foresaw is not explained away", () => {
  assert.equal(explainInstallFailure("npm error code ERESOLVE"), null);
});
