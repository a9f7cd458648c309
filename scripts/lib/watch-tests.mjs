import { chooseTests } from "./choose-tests.mjs";
import { exitWith, Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";
import { prepare } from "./prepare.mjs";
import { runNode } from "./run-node.mjs";
import { SUITES } from "./suites.mjs";

const WATCHED = ["domain", "web", "cms-unit"];

await exitWith(async () => {
  const [name = "", ...filters] = process.argv.slice(2);
  // One at a time, since two would share the keyboard.
  if (!WATCHED.includes(name))
    throw new Failure("Say which to watch: npm run test:watch -- web cart, or -- domain, or -- cms-unit.");
  const [suite] = await chooseTests(
    [name, ...filters],
    SUITES.filter((each) => WATCHED.includes(each.name)),
  );
  if (!suite) return 1;
  await prepare({ withTools: true, isDomainEnough: true });
  const args = suite.args.map((arg) => (arg === "run" ? "watch" : arg));
  const { isGreen } = await runNode(args, { cwd: inRoot(suite.folder), hasKeyboard: true });
  return isGreen ? 0 : 1;
});
