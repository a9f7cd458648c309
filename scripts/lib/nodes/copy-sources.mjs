import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { inRoot } from "../paths.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";

const NEEDED = ["package.json", "package-lock.json", "scripts", "art", "domain", "cms", "web"];
/** Installed, built or cached by the Node that runs here. */
const MADE = ["node_modules", "dist", "build", ".cache", ".strapi", ".react-router"];

/**
 * Copies the project as a fresh clone has it, without the tools of tests and checks.
 * @returns {Promise<{ root: string, remove: () => Promise<void> }>}
 */
export async function copySources() {
  const root = await makeTemporaryFolder("clone");
  const filter = (/** @type {string} */ file) => !MADE.includes(path.basename(file));
  await Promise.all(NEEDED.map((name) => cp(inRoot(name), path.join(root, name), { recursive: true, filter })));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
