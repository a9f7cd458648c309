import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRoot } from "../paths.mjs";
import { LOG, MANIFEST, PUBLIC_KEY } from "./files.mjs";

test("web shows the files of a release under the names that the release gives them", async () => {
  const web = await readFile(inRoot("web", "app", "start", "integrity-manifest.ts"), "utf8");
  for (const name of [MANIFEST, PUBLIC_KEY, LOG]) assert.ok(web.includes(`"${name}"`), name);
});
