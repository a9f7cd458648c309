import { rm } from "node:fs/promises";
import { ensureDomainBuilt, ensureWebBuilt } from "../build.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../paths.mjs";

/**
 * Builds what browsers get, even if nothing changed since the last build: the manifest names the present commit. Needs
 * neither the cms nor the tools for tests.
 */
export async function buildAnew() {
  await ensureInstalled("domain");
  await rm(inRoot("domain", "dist", ".wren-built"), { force: true });
  await ensureDomainBuilt();
  await ensureInstalled("web");
  await rm(inRoot("web", "build", ".wren-built"), { force: true });
  await ensureWebBuilt();
}
