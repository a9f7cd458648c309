import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { inRoot } from "../paths.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";

const FILES = ["package.json", "package-lock.json", "scripts", "domain", "cms", "web", "e2e"];
/** Each package has its own dependencies; those of the root are the tools. */
const PACKAGES = [".", "domain", "cms", "web", "e2e"];
/** Links to our own packages must lead into the copy, and caches are written to: neither is shared. */
const NOT_SHARED = ["@wren", ".vite", ".vite-temp", ".strapi"];

/**
 * Copies the project as it is, installed and built, for edits that must not affect the original.
 * @returns {Promise<{ root: string, remove: () => Promise<void> }>}
 */
export async function copyProject() {
  const root = await makeTemporaryFolder("project");
  const filter = (/** @type {string} */ file) => path.basename(file) !== "node_modules";
  await Promise.all(FILES.map((file) => cp(inRoot(file), path.join(root, file), { recursive: true, filter })));
  await Promise.all(PACKAGES.map((folder) => shareDependencies(folder, root)));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/**
 * Links a package's dependencies one by one: they are more than a gigabyte, and are never edited.
 * @param {string} folder
 * @param {string} root
 */
async function shareDependencies(folder, root) {
  const [from, to] = [inRoot(folder, "node_modules"), path.join(root, folder, "node_modules")];
  const names = await readdir(from);
  await mkdir(to);
  const shared = names.filter((name) => !NOT_SHARED.includes(name));
  await Promise.all(shared.map((name) => symlink(path.join(from, name), path.join(to, name))));
  if (!names.includes("@wren")) return;
  await cp(path.join(from, "@wren"), path.join(to, "@wren"), { recursive: true, verbatimSymlinks: true });
}
