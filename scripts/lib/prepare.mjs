import { tmpdir } from "node:os";
import { ensureBuilt, ensureDomainBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { removeOldTemplates } from "./old-templates.mjs";
import { inRoot } from "./paths.mjs";
import { sideBySide } from "./side-by-side.mjs";
import { removeAbandonedFolders } from "./temporary-folders.mjs";

const APP_PACKAGES = ["cms", "web"];
const TOOL_PACKAGES = [".", "e2e"];

/**
 * Installs what is missing, builds what changed, and removes what killed runs left behind.
 * @param {object} options
 * @param {boolean} options.withTools tools are what only tests and checks need
 * @param {boolean} [options.isDomainEnough] checks and unit tests read the sources; only domain is used as it is built
 * @param {boolean} [options.withWeb] false in development, where Vite serves the sources
 */
export async function prepare({ withTools, isDomainEnough = false, withWeb = true }) {
  const packages = withTools ? [...APP_PACKAGES, ...TOOL_PACKAGES] : APP_PACKAGES;
  await withLock(inRoot(".wren-build.lock"), async () => {
    await removeAbandonedFolders([tmpdir(), inRoot(".cache")]);
    await removeOldTemplates(inRoot(".cache"));
    // cms and web link to domain, and npm looks into what is linked.
    await ensureInstalled("domain");
    await sideBySide(packages.map((folder) => () => ensureInstalled(folder)));
    await (isDomainEnough ? ensureDomainBuilt() : ensureBuilt({ withWeb }));
  });
}
