import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { inRoot } from "./paths.mjs";
import { findServer } from "./programs.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

const read = (/** @type {string[]} */ ...parts) => readFileSync(inRoot(...parts), "utf8");

const RUNBOOKS = readdirSync(inRoot("docs", "runbooks"));
const UNITS = readdirSync(inRoot("deploy", "systemd"));
const SETTINGS = read(".env.example") + read("docs", "operations.md");
const { scripts } = JSON.parse(read("package.json"));

/** Commands of a page: its fenced blocks of the shell, without the indentation of a list. */
function blocksOf(/** @type {string} */ page) {
  return [...page.matchAll(/^( *)```sh\n(.*?)^\1```$/gms)].map(([, indent = "", text = ""]) =>
    text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
}

/** All first groups of a pattern in a text. */
const namesIn = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

for (const runbook of RUNBOOKS) {
  const page = read("docs", "runbooks", runbook);
  const blocks = blocksOf(page);
  const commands = blocks.join("\n");

  test(`the shell understands every command of ${runbook}`, () => {
    for (const block of blocks.filter((text) => !/<[a-z][^>\n]*>/.test(text))) {
      const { status, stderr } = spawnSync("bash", ["-n"], { input: block, encoding: "utf8" });
      assert.equal(status, 0, `${stderr}\n${block}`);
    }
  });

  test(`files, units, scripts and settings of ${runbook} exist`, () => {
    const files = namesIn(commands, /(?:\/opt\/wren\/|\.\.\/|(?<=\s))((?:deploy|scripts)\/[\w@./*-]+)/g);
    const missing = [
      ...files.filter((file) => !existsSync(inRoot(file.includes("*") ? path.dirname(file) : file))),
      ...namesIn(commands, /\b(wren-[a-z]+(?:@(?=\d)|\.(?:service|timer)))/g).filter(
        (unit) => !UNITS.includes(unit.endsWith("@") ? `${unit}.service` : unit),
      ),
      ...namesIn(page, /npm run (?:--silent )?([\w:-]+)/g).filter((script) => !scripts[script]),
      ...namesIn(commands, /^\s*([A-Z][A-Z_]+)=/gm).filter(
        (name) => !["HOME", "POSTGRES_PASSWORD"].includes(name) && !SETTINGS.includes(name),
      ),
    ];
    assert.deepEqual(missing, []);
  });
}

test("the index of runbooks in the operations names them all", () => {
  const index = read("docs", "operations.md");
  assert.deepEqual(
    RUNBOOKS.filter((runbook) => !index.includes(`(runbooks/${runbook})`)),
    [],
  );
});

const noCaddy = findServer("caddy") ? false : "Caddy is not installed (Debian: caddy).";
test("Caddy understands its file, also with the names that the runbook puts in", { skip: noCaddy }, async () => {
  const file = path.join(await makeTemporaryFolder("caddy"), "Caddyfile");
  writeFileSync(file, read("deploy", "Caddyfile").replaceAll("wren.example", "shop.example"));
  const adapted = spawnSync("caddy", ["adapt", "--adapter", "caddyfile", "--config", file], {
    encoding: "utf8",
    env: { ...process.env, WREN_WEB: "web:3000", WREN_CMS: "cms:1337" },
  });
  assert.equal(adapted.status, 0, adapted.stderr);
  assert.match(adapted.stdout, /"dial":"web:3000"/);
  assert.match(adapted.stdout, /"admin\.shop\.example"/);
});

const noNftables = findServer("nft") ? false : "nftables is not installed.";
test("nftables understands the firewall", { skip: noNftables }, () => {
  const rules = /^flush ruleset\n.*?^}$/ms.exec(read("docs", "runbooks", "debian-server.md"))?.[0];
  const { status, stderr } = spawnSync("nft", ["--check", "--file", "-"], { input: rules, encoding: "utf8" });
  assert.equal(status, 0, stderr);
});
