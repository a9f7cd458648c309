/**
 * Versions that are supported, by major version: `npm run test:nodes` tries the newest of each. From 24.19 on, native
 * modules of better-sqlite3 12 end the cms with an abort; version 13 does not, but needs Node 22.
 */
export const SUPPORTED_NODES = { 22: "^22.12", 24: ">=24 <24.19", 26: "^26" };
/** Still runs as long as our dependencies allow it. */
const OLDEST = [20, 19];

/** Written so that much older versions of Node can run it too. */
export function requireNode() {
  if (isUsable(process.versions.node)) return;
  const supported = Object.values(SUPPORTED_NODES).join(", ");
  process.stderr.write(
    `Node ${process.versions.node} does not run this project. Supported: ${supported}; ${OLDEST.join(".")} still runs.\n`,
  );
  process.exit(1);
}

/** @param {string} version such as 22.12.0 */
export function isUsable(version) {
  const [major, minor] = version.split(".").map(Number);
  if (major === 24) return minor < 19;
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
