const NEEDED = [20, 19];

/** Written so that much older versions of Node can run it too. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  process.stderr.write(`Node ${NEEDED.join(".")} or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}
