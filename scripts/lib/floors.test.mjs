import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { CMS_FLOORS } from "./floors.mjs";
import { inRoot, ROOT } from "./paths.mjs";

/** Rules that use types need a file on the disk; a planted file exists only in memory, so that it disturbs nobody. */
const withoutTypes = {
  ...tseslint.configs.disableTypeChecked,
  languageOptions: { parserOptions: { projectService: false } },
};
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [withoutTypes] });

/** @param {string} file @param {string} imported @returns lint's messages for a file with this import */
async function rulesBrokenBy(file, imported) {
  const known = await readFile(inRoot(file), "utf8").catch(() => "");
  const text = `import * as planted from ${JSON.stringify(imported)};\nexport const kept = planted;\n${known}`;
  const [result] = await eslint.lintText(text, { filePath: inRoot(file) });
  return result.messages.filter(({ line }) => line === 1).map(({ ruleId }) => ruleId);
}

const ARROWS = "import-x/no-restricted-paths";

for (const [what, file, imported, rule] of [
  ["an import up a floor", "cms/src/api/orders/work/planted.ts", "../../payments/work/rows", ARROWS],
  ["an import across a floor", "cms/src/api/chat/work/planted.ts", "../../payments/work/rows", ARROWS],
  ["a platform that knows a capability", "cms/src/platform/planted.ts", "../api/chat/work/rows", ARROWS],
  ["a capability that knows the demo", "cms/src/api/kb/work/planted.ts", "../../../seed/seed", ARROWS],
  ["content that knows who seeds it", "cms/src/seed/content/planted.ts", "../seed-page", ARROWS],
  ["work that sees a controller", "cms/src/api/chat/work/planted.ts", "../controllers/chat", ARROWS],
  ["a circle", "cms/src/platform/rows/after-commit.ts", "../changes/channel", "import-x/no-cycle"],
  ["a feature that imports a feature", "web/app/features/kb/planted.ts", "#app/features/chat/texts.ts", ARROWS],
  ["a component that knows a feature", "web/app/components/ui/planted.ts", "#app/features/chat/texts.ts", ARROWS],
  ["a web that imports the cms", "web/app/lib/planted.ts", "../../../cms/src/platform/hash", ARROWS],
  ["a domain that imports Node", "domain/src/planted.ts", "node:fs", "import-x/no-nodejs-modules"],
]) {
  test(`lint refuses ${what}`, async () => {
    assert.ok((await rulesBrokenBy(file, imported)).includes(rule));
  });
}

test("what may be imported is", async () => {
  for (const [file, imported] of [
    ["cms/src/api/payments/work/planted.ts", "../../orders/work/rows"],
    ["cms/src/api/orders/work/planted.ts", "../../../platform/hash"],
    ["cms/src/seed/content/planted.ts", "../entries"],
    ["web/app/features/checkout/planted.ts", "#app/features/services/texts.ts"],
  ])
    assert.deepEqual(await rulesBrokenBy(file, imported), []);
});

test("every folder of the cms's api has its floor, here and in the map of the architecture", async () => {
  const folders = (await readdir(inRoot("cms/src/api"))).sort();
  assert.deepEqual(CMS_FLOORS.flat().sort(), folders);
  const document = await readFile(inRoot("docs/architecture.md"), "utf8");
  const map = /```\ncms\/src\/api\n([^`]*)```/.exec(document)?.[1] ?? "";
  const drawn = map.split("\n").flatMap((line) => {
    const [, floor, rooms] = /^ {2}(\d) {2}(.+)$/.exec(line) ?? [];
    return floor === undefined ? [] : [rooms.trim().split(/\s+/).sort()];
  });
  assert.deepEqual(drawn, CMS_FLOORS.map((rooms) => [...rooms].sort()).toReversed());
});
