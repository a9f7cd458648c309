// `npm run test:nodes -- 22 24`: a fresh copy of the project is installed, built, tested and started with each of these
// versions of Node; without numbers, with all that are supported.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { exitWith, Failure } from "./lib/failure.mjs";
import { SUPPORTED_NODES } from "./lib/node-version.mjs";
import { copySources } from "./lib/nodes/copy-sources.mjs";
import { installNode } from "./lib/nodes/install-node.mjs";
import { seconds } from "./lib/progress.mjs";

await exitWith(async () => {
  const words = process.argv.slice(2);
  const results = [];
  const supported = Object.entries(SUPPORTED_NODES);
  const unknown = words.filter((word) => !(word in SUPPORTED_NODES));
  if (unknown.length > 0) throw new Failure(`Not supported: Node ${unknown.join(", ")}.`);
  for (const [major, range] of supported)
    if (words.length === 0 || words.includes(major)) results.push(await tryNode(major, range));
  process.stdout.write(`\n${results.map(({ line }) => line).join("\n")}\n`);
  return results.every(({ isGreen }) => isGreen) ? 0 : 1;
});

/**
 * @param {string} major
 * @param {string} range
 */
async function tryNode(major, range) {
  const startedAt = Date.now();
  process.stdout.write(`\n── Node ${major}\n`);
  const { program, env } = await installNode(major, range);
  const { root, remove } = await copySources();
  try {
    const child = spawn(program, ["scripts/lib/nodes/try-node.mjs"], {
      cwd: root,
      env,
      stdio: ["ignore", "inherit", "inherit"],
    });
    const [status] = await once(child, "close");
    const isGreen = status === 0;
    return { isGreen, line: `${isGreen ? "✓" : "✗"} Node ${major} (${seconds(startedAt)})` };
  } finally {
    await remove();
  }
}
