import { tmpdir } from "node:os";
import { ensureCmsBuilt, ensureDomainBuilt, ensureWebBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { removeOldTemplates } from "./old-templates.mjs";
import { inRoot } from "./paths.mjs";
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
