// `npm run test:deep`: the tests that take minutes. `npm test` runs a short form of each (docs/testing.md).
import { exitWith } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run-node.mjs";

const DEEP = [
  ["scripts/test.mjs", "domain"],
  ["scripts/test.mjs", "cms", "guessing", "regtest-crashes", "storm", "catalog", "api/postgres"],
  ["scripts/test.mjs", "e2e", "tor-network", "alerts"],
  ["scripts/test.mjs", "scripts", "image", "units-run"],
  ["scripts/drill.mjs"],
  ["scripts/fuzz.mjs", "--requests", "200000"],
  ["scripts/nodes.mjs"],
];

await exitWith(async () => {
  let status = 0;
  for (const args of DEEP) {
    const { isGreen } = await runNode(args, { cwd: inRoot(), env: { DEEP_TESTS: "yes" } });
    if (!isGreen) status = 1;
  }
  return status;
});
