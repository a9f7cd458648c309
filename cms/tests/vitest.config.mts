import path from "node:path";
import { defineConfig } from "vitest/config";
import { workerCount } from "../../scripts/lib/workers.mjs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Memory of the test file's own Strapi; a few start more. */
const WORKER_MEGABYTES = 600;

/** Files that wait for blocks, for restarted processes, for two databases. */
const TAKES_A_MINUTE = /\/storm\/|regtest|rpc-wallet|postgres/;

/** Runs long files first: at the end they would keep one core busy while the others wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => TAKES_A_MINUTE.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    // One file at a time per process, because there is one Strapi (`global.strapi`). The next file finds its modules
    // loaded.
    pool: "forks",
    isolate: false,
    setupFiles: "tests/support/clean-process.ts",
    maxWorkers: workerCount(WORKER_MEGABYTES),
    sequence: { sequencer: LongestFirst },
    root: path.resolve(import.meta.dirname, ".."),
    globalSetup: "tests/support/template-data.ts",
    // Only for tests that hang: on a busy machine a good one may take long.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Vitest's default of a second is too short for a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
