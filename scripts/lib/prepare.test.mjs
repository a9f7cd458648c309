import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmod, cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { inRoot } from "./paths.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

/** Root may write everywhere, so it looks as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const PREPARE =
  'import("./scripts/lib/prepare.mjs").then((m) => m.prepare({ withTools: false })).catch((e) => console.log(e.message))';

test("an installation that may not be changed is taken as it was built, and refused if it was not", async () => {
  const root = await makeTemporaryFolder("fixed");
  await cp(inRoot("scripts"), path.join(root, "scripts"), { recursive: true });
  const prepare = async () => {
    await chmod(root, 0o555);
    const { stdout } = spawnSync(process.execPath, ["-e", PREPARE], { cwd: root, encoding: "utf8", ...NOBODY });
    await chmod(root, 0o755);
    return stdout.trim();
  };
  assert.equal(
    await prepare(),
    `${root} is not built, and we may not write there. Run \`npm run build\` as its owner.`,
  );
  await mkdir(path.join(root, "cms", "dist", "build"), { recursive: true });
  await mkdir(path.join(root, "web", "build", "server"), { recursive: true });
  assert.equal(await prepare(), "");
});
