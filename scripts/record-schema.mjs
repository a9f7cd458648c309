// `npm run record-schema`: records the schema of this commit, with data, on both engines, and the contracts' shapes.
// Every later release is tested on it (docs/decisions/042-data-survives-the-code.md).
import { exitWith } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { step } from "./lib/progress.mjs";
import { run } from "./lib/run.mjs";
import { recordShapes } from "./lib/contracts/shapes.mjs";

await exitWith(async () => {
  await prepare({ withTools: true });
  const format = ["log", "-1", "--format=%cd-%h", "--date=format:%Y-%m-%d", "--abbrev=8"];
  const release = (await run("git", format, { cwd: inRoot() })).trim();
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/recorded/vitest.config.mts"];
  await step(`Recording ${release} (some minutes)`, () =>
    run(process.execPath, vitest, { cwd: inRoot("cms"), env: { ...process.env, RECORDED_RELEASE: release } }),
  );
  await recordShapes(release);
  return 0;
});
