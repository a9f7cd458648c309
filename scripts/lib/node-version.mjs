/** Major versions that are supported: `npm run test:nodes` tries each. */
export const SUPPORTED_NODES = [22, 24, 26];
/** Still runs as long as our dependencies allow it. */
const OLDEST = [20, 19];

/** Written so that much older versions of Node can run it too. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return;
  const supported = SUPPORTED_NODES.join(", ");
  process.stderr.write(
    `Node ${OLDEST.join(".")} or newer is needed (supported: ${supported}); this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

/** @param {string} version such as 22.12.0 */
export function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
