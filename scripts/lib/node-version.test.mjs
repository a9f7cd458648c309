import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { isUsable, SUPPORTED_NODES } from "./node-version.mjs";
import { inRoot } from "./paths.mjs";

test("old and broken versions of Node are refused, the supported ones are not", () => {
  for (const version of ["18.20.0", "20.18.3", "24.19.0", "24.21.0"]) assert.equal(isUsable(version), false, version);
  for (const version of ["20.19.0", ...Object.keys(SUPPORTED_NODES).map((major) => `${major}.12.0`)])
    assert.equal(isUsable(version), true, version);
});

test("all packages and the workflow name the same versions of Node", async () => {
  const wanted = ["^20.19", ...Object.values(SUPPORTED_NODES)].join(" || ");
  for (const folder of [".", "domain", "web", "cms", "e2e"]) {
    const { engines } = JSON.parse(await readFile(inRoot(folder, "package.json"), "utf8"));
    assert.equal(engines.node, wanted, folder);
  }
  const workflow = await readFile(inRoot(".github", "workflows", "ci.yml"), "utf8");
  assert.ok(workflow.includes(`node: [${Object.keys(SUPPORTED_NODES).join(", ")}]`));
});
