import { spawnSync } from "node:child_process";
import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";

/**
 * `npm run storm -- 10000 postgres`: the number of checkouts in a storm, against SQLite by default. `STORM_SEED`
 * repeats one, `STORM_DEATHS` sets roughly how often processes die.
 */
const [checkouts = "1000", database = "sqlite"] = process.argv.slice(2);

await prepare({ withTools: true });
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.mts", `tests/storm/${database}`],
  {
    cwd: inRoot("cms"),
    stdio: "inherit",
    env: {
      ...process.env,
      STORM_CHECKOUTS: checkouts,
      STORM_SEED: process.env.STORM_SEED ?? String(Date.now() % 1_000_000),
      // A handful of deaths per hundred checkouts would be nothing but restarts.
      STORM_DEATHS: process.env.STORM_DEATHS ?? String(Math.max(5, Math.round(Number(checkouts) / 100))),
    },
  },
);
process.exitCode = status ?? 1;
