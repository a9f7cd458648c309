import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { inRoot } from "./paths.mjs";
import { sbomOf, SHIPPED_PACKAGES } from "./sbom.mjs";

for (const folder of SHIPPED_PACKAGES) {
  test(`the bill of materials of ${folder} names all that it is made of, in the locked versions`, async () => {
    const { dependencies, devDependencies } = JSON.parse(await readFile(inRoot(folder, "package.json"), "utf8"));
    const { components } = await sbomOf(folder);
    const named = new Set(components.map(({ name, version }) => `${name} ${version}`));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      if (!version.startsWith("file:")) assert.ok(named.has(`${name} ${version}`), name);
    for (const { purl, hashes } of components) {
      assert.match(purl, /^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
      assert.match(hashes?.[0]?.content ?? "", /^[0-9a-f]{128}$/, purl);
    }
  });
}

test("a bill says what runs, what only builds, and under which license", async () => {
  const { components } = await sbomOf("web");
  const find = (/** @type {string} */ wanted) => components.find(({ name }) => name === wanted);
  assert.equal(find("pino")?.scope, "required");
  assert.equal(find("vitest")?.scope, "optional");
  assert.deepEqual(find("pino")?.licenses, [{ license: { name: "MIT" } }]);
});
