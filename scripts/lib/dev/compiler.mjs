import { removeOutdatedStamps } from "../build.mjs";
import { inRoot } from "../paths.mjs";
import { startService } from "../service.mjs";
import { printLine } from "../settings.mjs";

/**
 * Compiles a package at every edit (`tsc --watch`), and reports the result.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.project
 * @param {() => void} [options.onBegin]
 * @param {() => void} [options.onBuilt]
 */
export function startCompiler({ folder, project, onBegin, onBuilt }) {
  let tellFirst = () => {};
  /** @type {Promise<void>} */
  const firstResult = new Promise((resolve) => (tellFirst = resolve));
  const service = startService({
    name: `the compiler of ${folder}`,
    args: [
      ...["node_modules/typescript/bin/tsc", "-p", project, "--watch", "--preserveWatchOutput"],
      // Lets the next start compile only changed files. Without it all files are rewritten, which web takes for edits.
      ...["--incremental", "--tsBuildInfoFile", inRoot(".cache", "dev", `${folder}.tsbuildinfo`)],
    ],
    cwd: inRoot(folder),
    env: process.env,
    onLine: (line) => {
      if (line.trim() === "") return;
      printLine(folder, line);
      if (/Starting .*compilation|Found \d+ error/.test(line)) void removeOutdatedStamps();
      if (/Starting .*compilation/.test(line)) onBegin?.();
      if (/Found 0 errors/.test(line)) onBuilt?.();
      if (/Found \d+ error/.test(line)) tellFirst();
    },
  });
  return Object.assign(service, { firstResult });
}
