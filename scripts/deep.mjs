// `npm run test:deep`: the tests that take minutes. `npm test` runs a short form of each (docs/testing.md).
import { exitWith } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { runNode } from "./lib/run-node.mjs";

const DEEP = [["domain"], ["cms", "guessing", "regtest-crashes", "storm", "catalog", "api/postgres"]];
const FUZZED_REQUESTS = "200000";

await exitWith(async () => {
  let status = 0;
  for (const words of DEEP) {
    const args = ["scripts/test.mjs", ...words];
    const { isGreen } = await runNode(args, { cwd: inRoot(), env: { DEEP_TESTS: "yes" } });
    if (!isGreen) status = 1;
  }
  const { isGreen } = await runNode(["scripts/fuzz.mjs", "--requests", FUZZED_REQUESTS], { cwd: inRoot() });
  return isGreen ? status : 1;
});
