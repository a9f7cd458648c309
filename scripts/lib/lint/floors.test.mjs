import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { after, before, test } from "node:test";
import { inRoot } from "../paths.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { CMS_FLOORS } from "./floors.mjs";

const ARROWS = "wren(arrows)";

const REFUSED = [
  ["an import up a floor", "cms/src/api/orders/work/planted.ts", "../../payments/work/rows", ARROWS],
  ["an import across a floor", "cms/src/api/chat/work/planted.ts", "../../payments/work/rows", ARROWS],
  ["a platform that knows a capability", "cms/src/platform/planted.ts", "../api/chat/work/rows", ARROWS],
  ["a capability that knows the demo", "cms/src/api/kb/work/planted.ts", "../../../seed/seed", ARROWS],
  ["content that knows who seeds it", "cms/src/seed/content/planted.ts", "../seed-page", ARROWS],
  ["a capability that knows the composition", "cms/src/api/files/work/planted.ts", "../../../app", ARROWS],
  ["work that sees a controller", "cms/src/api/captcha/work/planted.ts", "../controllers/captcha", ARROWS],
  ["a circle", "cms/src/platform/rows/after-commit.ts", "../changes/channel", "import(no-cycle)"],
  ["a feature that imports a feature", "web/app/features/kb/planted.ts", "#app/features/chat/texts.ts", ARROWS],
  ["a component that knows a feature", "web/app/components/ui/planted.ts", "#app/features/chat/texts.ts", ARROWS],
  ["a web that imports the cms", "web/app/lib/planted.ts", "../../../cms/src/platform/hash", ARROWS],
  ["a domain that imports Node", "domain/src/planted.ts", "node:fs", "import(no-nodejs-modules)"],
];

const ALLOWED = [
  ["cms/src/api/payments/work/allowed.ts", "../../orders/work/rows"],
  ["cms/src/api/orders/work/allowed.ts", "../../../platform/hash"],
  ["cms/src/seed/content/allowed.ts", "../entries"],
  ["web/app/features/checkout/allowed.ts", "#app/features/services/texts.ts"],
];

/** Files of the rules themselves, and of what they look at. */
const COPIED = [
  ...["oxlint.config.mjs", "scripts/lib", "domain/src", "cms/src", "web/app"],
  ...["domain", "cms", "web"].flatMap((name) => [`${name}/package.json`, `${name}/tsconfig.json`]),
];

/** @type {Map<string, string[]>} the rules that each file breaks on its first line */
let broken;
/** @type {string} a copy of the sources: what is planted in it nobody else trips over */
let copy;

before(async () => {
  copy = await makeTemporaryFolder("lint");
  for (const name of COPIED) await cp(inRoot(name), path.join(copy, name), { recursive: true });
  await symlink(inRoot("node_modules"), path.join(copy, "node_modules"));
  for (const [file, imported] of [...REFUSED.map(([, ...planted]) => planted), ...ALLOWED]) await plant(file, imported);
  broken = await lint();
});

after(() => rm(copy, { recursive: true, force: true }));

/** @param {string} file @param {string} imported */
async function plant(file, imported) {
  const target = path.join(copy, file);
  const known = await readFile(target, "utf8").catch(() => "");
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(
    target,
    `import * as planted from ${JSON.stringify(imported)};\nexport const kept = planted;\n${known}`,
  );
}

/** Rules that go by types are left out: they take a minute, and none of them is about imports. */
async function lint() {
  const args = [inRoot("node_modules/oxlint/bin/oxlint"), "-c", "oxlint.config.mjs", "-f", "json"];
  const output = await new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 64 * 1024 ** 2 }, (_error, stdout) => resolve(stdout));
  });
  /** @type {Map<string, string[]>} */
  const rules = new Map();
  for (const { filename, code, labels } of JSON.parse(output).diagnostics)
    if (labels[0]?.span.line === 1) rules.set(filename, [...(rules.get(filename) ?? []), code]);
  return rules;
}

for (const [what, file, , rule] of REFUSED) {
  test(`lint refuses ${what}`, () => {
    assert.ok(broken.get(file)?.includes(rule), `${file} breaks ${String(broken.get(file))}`);
  });
}

test("what may be imported is", () => {
  for (const [file] of ALLOWED) assert.deepEqual(broken.get(file) ?? [], []);
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
