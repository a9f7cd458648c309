import { createRequire } from "node:module";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../paths.mjs";

const require = createRequire(inRoot("cms", "package.json"));

/** Installs them in a fresh clone, where a restore may be the first thing that is done. */
export async function installCmsPackages() {
  // The cms links to domain, and npm reads linked packages.
  await ensureInstalled("domain");
  await ensureInstalled("cms");
}

/**
 * Loads a package of the cms: the scripts have none of their own.
 * @param {"better-sqlite3" | "openpgp" | "pg"} name
 * @returns {any} untyped, because their types are not installed at the root
 */
export function cmsPackage(name) {
  return require(name);
}
