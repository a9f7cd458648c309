import { execFileSync } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../paths.mjs";
import { MANIFEST } from "../release/files.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";

/**
 * Builds a commit of this repository in a clean clone, with that commit's own scripts.
 * @param {string} commit
 * @returns {Promise<string>} its manifest
 */
export async function manifestOfCleanBuild(commit) {
  const folder = await makeTemporaryFolder("rebuild");
  try {
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync("git", args, { stdio: ["ignore", "ignore", "inherit"] });
    git("clone", "--quiet", "--no-checkout", ROOT, folder);
    git("-C", folder, "checkout", "--quiet", commit);
    const build = 'import("./scripts/lib/release/build-anew.mjs").then(({ buildAnew }) => buildAnew())';
    execFileSync(process.execPath, ["-e", build], { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
    return await readFile(path.join(folder, "web", "build", "client", MANIFEST), "utf8");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
