import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { inRoot } from "./paths.mjs";
import { findServer } from "./programs.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

/** In tenths; systemd calls everything below 20 "OK". */
const MOST_EXPOSED = "20";
const UNITS = readdirSync(inRoot("deploy", "systemd")).filter((name) => name.endsWith(".service"));
const skip = findServer("systemd-analyze") ? false : "systemd-analyze is not installed (Debian: systemd).";

for (const unit of UNITS) {
  test(`${unit} gives its process few rights`, { skip }, async () => {
    // A template has no rating; its instances do.
    const file = path.join(await makeTemporaryFolder("systemd"), unit.replace("@", "@1"));
    copyFileSync(inRoot("deploy", "systemd", unit), file);
    const args = ["security", "--offline=true", `--threshold=${MOST_EXPOSED}`, "--no-pager", file];
    const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    assert.equal(status, 0, stdout.split("\n").at(-2));
  });
}
