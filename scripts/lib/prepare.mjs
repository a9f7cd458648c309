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
 * Installs what is missing, builds what changed, and removes what killed runs left behind.
 * @param {object} options
 * @param {boolean} options.withTools tools are what only tests and checks need
 * @param {boolean} [options.isDomainEnough] checks and unit tests read the sources; only domain is used as it is built
 * @param {boolean} [options.withWeb] false in development, where Vite serves the sources
 * @param {() => void} [options.onInstalledButCms] the cms's installation takes five times as long as all others
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
    // cms and web link to domain, and npm looks into what is linked.
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
