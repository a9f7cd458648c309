import type { Core } from "@strapi/strapi";
import { describeError } from "./describe-error";
import { readJobFigures } from "./job-figures";
import { countFailure, endLease, takeLease } from "./job-leases";
import { clock } from "../process/clock";

export type Job = {
  name: string;
  everyMs: number;
  /** Longer than a run usually takes; a process that dies during one blocks the job for this long. */
  leaseMs?: number;
  /** Also runs once during the start, unless another process runs it just then. */
  isAtStart?: boolean;
  /** @returns number of things done */
  run: (now: Date) => Promise<number>;
};

const LEASE_MS = 2 * 60_000;

/** Runs jobs repeatedly, each in one process at a time however many there are. */
export function createJobs(strapi: Core.Strapi, jobs: readonly Job[]) {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<void>>();
  let startedAt = clock.now();

  async function runSoon(job: Job): Promise<void> {
    if (running.has(job.name)) return;
    const run = runOnce(job).finally(() => running.delete(job.name));
    running.set(job.name, run);
    await run;
  }

  async function runOnce({ name, run, leaseMs = LEASE_MS }: Job): Promise<void> {
    try {
      if (!(await takeLease(strapi, name, leaseMs))) return;
      const begunMs = performance.now();
      const count = await run(clock.now());
      await endLease(strapi, name, { count, durationMs: performance.now() - begunMs });
    } catch (error) {
      strapi.log.error(`The job ${name} failed: ${describeError(error)}`);
      // A database that is away cannot count; the job is then late.
      await countFailure(strapi, name).catch(() => undefined);
    }
  }

  return {
    async start() {
      startedAt = clock.now();
      for (const job of jobs) timers.push(setInterval(() => void runSoon(job), job.everyMs));
      await Promise.all(jobs.filter(({ isAtStart }) => isAtStart).map(runSoon));
    },
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(running.values());
    },
    figures: () => readJobFigures(strapi, jobs, startedAt),
  };
}
