import { access, constants } from "node:fs/promises";
import { tmpdir } from "node:os";
import { ensureCmsBuilt, ensureDomainBuilt, ensureWebBuilt } from "./build.mjs";
import { Failure } from "./failure.mjs";
import { ensureInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { removeOldTemplates } from "./old-templates.mjs";
import { inRoot, ROOT } from "./paths.mjs";
import { sideBySide } from "./side-by-side.mjs";
import { removeAbandonedFolders } from "./temporary-folders.mjs";

const TOOL_PACKAGES = [".", "e2e"];

/**
 * Installs what is missing, builds what changed, and removes the remains of killed runs.
 * @param {object} options
 * @param {boolean} options.withTools true to install the tools for tests and checks
 * @param {boolean} [options.isDomainEnough] true for checks and unit tests, which read the sources and need only domain
 * built
 * @param {boolean} [options.withWeb] false in development, where Vite serves the sources
 * @param {() => void} [options.onInstalledButCms] called before the cms is installed, which takes five times as long as
 * all others
 * @param {() => void} [options.onCmsInstalled]
 */
export async function prepare({
  withTools,
  isDomainEnough = false,
  withWeb = true,
  onInstalledButCms,
  onCmsInstalled,
}) {
  if (!(await canAccess(ROOT, constants.W_OK))) return requireBuilt();
  await withLock(inRoot(".wren-build.lock"), async () => {
    await removeAbandonedFolders([tmpdir(), inRoot(".cache")]);
    await removeOldTemplates(inRoot(".cache"));
    // cms and web link to domain, and npm reads linked packages.
    await ensureInstalled("domain");
    await ensureDomainBuilt();
    await sideBySide([
      async () => {
        await ensureInstalled("cms");
        onCmsInstalled?.();
        if (!isDomainEnough) await ensureCmsBuilt();
      },
      async () => {
        const packages = withTools ? ["web", ...TOOL_PACKAGES] : ["web"];
        await sideBySide(packages.map((folder) => () => ensureInstalled(folder)));
        onInstalledButCms?.();
        if (!isDomainEnough && withWeb) await ensureWebBuilt();
      },
    ]);
  });
}

/** An installation that its user may not change, as under /opt or in an image, is taken as it was built. */
async function requireBuilt() {
  const built = [inRoot("cms", "dist", "build"), inRoot("web", "build", "server")];
  const isThere = await Promise.all(built.map((folder) => canAccess(folder, constants.R_OK)));
  if (!isThere.every(Boolean))
    throw new Failure(`${ROOT} is not built, and we may not write there. Run \`npm run build\` as its owner.`);
}

/**
 * @param {string} place
 * @param {number} mode
 * @returns {Promise<boolean>}
 */
function canAccess(place, mode) {
  return access(place, mode).then(
    () => true,
    () => false,
  );
}
