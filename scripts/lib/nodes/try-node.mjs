// Installs, builds, tests and starts this copy of the project with the Node that runs it.
import { exitWith, Failure } from "../failure.mjs";
import { inRoot } from "../paths.mjs";
import { prepare } from "../prepare.mjs";
import { step } from "../progress.mjs";
import { runNode } from "../run-node.mjs";
import { SUITES } from "../suites.mjs";
import { visitSite } from "./visit-site.mjs";

const UNIT_SUITES = ["domain", "web", "cms-unit"];

await exitWith(async () => {
  await prepare({ withTools: false });
  for (const { title, args, folder } of SUITES.filter(({ name }) => UNIT_SUITES.includes(name)))
    await step(title, async () => {
      const { isGreen, output } = await runNode(args, { cwd: inRoot(folder), isQuiet: true });
      if (!isGreen) throw new Failure(output);
    });
  await step("A page, an order and a sign-in", visitSite);
});
