// `npm run drill`: the site under load while something goes wrong. `-- processes` or `-- faults` runs one half.
import { drillFaults } from "./lib/drill/faults.mjs";
import { drillProcesses } from "./lib/drill/processes.mjs";
import { exitWith, Failure } from "./lib/failure.mjs";
import { prepare } from "./lib/prepare.mjs";

/** @type {Record<string, () => Promise<number>>} */
const DRILLS = { processes: drillProcesses, faults: drillFaults };

await exitWith(async () => {
  const [wanted = Object.keys(DRILLS)] = process.argv.slice(2);
  const chosen = [wanted].flat().map((name) => {
    const drill = DRILLS[name];
    if (!drill) throw new Failure(`There is no drill "${name}", only ${Object.keys(DRILLS).join(" and ")}.`);
    return drill;
  });
  await prepare({ withTools: true });
  let status = 0;
  for (const drill of chosen) status = Math.max(status, await drill());
  return status;
});
