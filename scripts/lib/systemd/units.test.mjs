import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { inRoot } from "../paths.mjs";
import { findServer } from "../programs.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";

/** In tenths; systemd calls everything below 20 "OK". */
const MOST_EXPOSED = "20";
const UNITS = readdirSync(inRoot("deploy", "systemd")).filter((name) => /\.(?:service|timer)$/.test(name));
const skip = findServer("systemd-analyze") ? false : "systemd-analyze is not installed (Debian: systemd).";

/** Copies all units, with programs that are installed here; a template has no rating, its instances do. */
async function copyUnits() {
  const folder = await makeTemporaryFolder("systemd");
  for (const unit of UNITS) {
    const text = readFileSync(inRoot("deploy", "systemd", unit), "utf8");
    writeFileSync(path.join(folder, instanceOf(unit)), text.replaceAll(/^(ExecStart=)\S+/gm, `$1${process.execPath}`));
  }
  return folder;
}

const instanceOf = (/** @type {string} */ unit) => unit.replace("@", "@1");

for (const unit of UNITS.filter((name) => name.endsWith(".service")))
  test(`${unit} gives its process few rights`, { skip }, async () => {
    const file = path.join(await copyUnits(), instanceOf(unit));
    const args = ["security", "--offline=true", `--threshold=${MOST_EXPOSED}`, "--no-pager", file];
    const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    assert.equal(status, 0, stdout.split("\n").at(-2));
  });

for (const unit of UNITS)
  test(`systemd understands every line of ${unit}`, { skip }, async () => {
    const folder = await copyUnits();
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    const args = ["verify", "--man=no", path.join(folder, instanceOf(unit))];
    const { stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8", env });
    // Units of the machine itself may be old.
    assert.deepEqual(
      stderr.split("\n").filter((line) => line.includes(folder)),
      [],
    );
  });
