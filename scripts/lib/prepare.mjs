import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";

const APP_PACKAGES = ["domain", "cms", "web"];
const TOOL_PACKAGES = [".", "e2e"];

/**
 * Installs what is missing and builds what changed.
 * @param {{ withTools: boolean }} options tools are what only tests and checks need
 */
export async function prepare({ withTools }) {
  const packages = withTools ? [...APP_PACKAGES, ...TOOL_PACKAGES] : APP_PACKAGES;
  await withLock(inRoot(".wren-build.lock"), async () => {
    for (const folder of packages) await ensureInstalled(folder);
    await ensureBuilt();
  });
}
