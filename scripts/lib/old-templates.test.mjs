import assert from "node:assert/strict";
import { mkdir, readdir, rm, utimes } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { removeOldTemplates } from "./old-templates.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

test("the two newest templates of each kind stay", async (t) => {
  const cache = await makeTemporaryFolder("cache");
  t.after(() => rm(cache, { recursive: true }));
  const names = ["template-data-0000000000000001", "template-data-0000000000000002", "template-data-0000000000000003"];
  for (const [index, name] of [...names, "monero-chain-0000000000000001", "pictures"].entries()) {
    await mkdir(path.join(cache, name));
    await utimes(path.join(cache, name), index + 1, index + 1);
  }

  await removeOldTemplates(cache);

  assert.deepEqual((await readdir(cache)).sort(), ["monero-chain-0000000000000001", "pictures", ...names.slice(1)]);
});
