import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { isNewEnough, SUPPORTED_NODES } from "./node-version.mjs";
import { inRoot } from "./paths.mjs";

test("old versions of Node are refused, the supported ones are not", () => {
  for (const version of ["18.20.0", "20.18.3"]) assert.equal(isNewEnough(version), false, version);
  for (const version of ["20.19.0", ...SUPPORTED_NODES.map((major) => `${major}.12.0`)])
    assert.equal(isNewEnough(version), true, version);
});

test("all packages and the workflow name the same versions of Node", async () => {
  const wanted = `^20.19 || ${SUPPORTED_NODES.map((major) => (major === 22 ? "^22.12" : `^${major}`)).join(" || ")}`;
  for (const folder of [".", "domain", "web", "cms", "e2e"]) {
    const { engines } = JSON.parse(await readFile(inRoot(folder, "package.json"), "utf8"));
    assert.equal(engines.node, wanted, folder);
  }
  const workflow = await readFile(inRoot(".github", "workflows", "ci.yml"), "utf8");
  assert.ok(workflow.includes(`node: [${SUPPORTED_NODES.join(", ")}]`));
});
