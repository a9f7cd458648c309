import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRoot } from "./paths.mjs";
import { sbomOf } from "./sbom.mjs";

test("a bill of materials names all that a package is made of, in the locked versions", async () => {
  const { dependencies, devDependencies } = JSON.parse(await readFile(inRoot("web", "package.json"), "utf8"));
  const { bomFormat, components } = JSON.parse(await sbomOf("web"));
  assert.equal(bomFormat, "CycloneDX");
  const named = components.map((/** @type {{ name: string, version: string }} */ it) => `${it.name} ${it.version}`);
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    if (!version.startsWith("file:")) assert.ok(named.includes(`${name} ${version}`), name);
});
