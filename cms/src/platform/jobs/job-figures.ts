import type { Core } from "@strapi/strapi";
import type { Figure } from "../metrics/figures";
import { clock } from "../process/clock";
import { readLeases } from "./job-leases";

type TimedJob = { name: string; everyMs: number };

/**
 * A process waits for a job's success since its own start at the earliest: what happened while everything was stopped
 * makes no job late.
 */
export async function readJobFigures(
  strapi: Core.Strapi,
  jobs: readonly TimedJob[],
  startedAt: Date,
): Promise<Figure[]> {
  const leases = new Map((await readLeases(strapi)).map((lease) => [lease.name, lease]));
  const nowMs = clock.now().getTime();
  const ofEach = (read: (job: TimedJob, lease: ReturnType<typeof leases.get>) => number) =>
    jobs.map((job) => ({ labels: { job_name: job.name }, value: read(job, leases.get(job.name)) }));
  return [
    {
      name: "wren_job_interval_seconds",
      help: "Time between two runs of a job",
      values: ofEach(({ everyMs }) => everyMs / 1000),
    },
    {
      name: "wren_job_waiting_seconds",
      help: "Time since the job last succeeded in any process, or since this one started",
      values: ofEach((_, lease) => (nowMs - Math.max(startedAt.getTime(), Number(lease?.last_run_ms ?? 0))) / 1000),
    },
    {
      name: "wren_job_duration_seconds",
      help: "Duration of the job's last run that succeeded",
      values: ofEach((_, lease) => (lease?.last_duration_ms ?? 0) / 1000),
    },
    {
      name: "wren_job_failures_total",
      help: "Runs of the job that failed, in all processes",
      values: ofEach((_, lease) => lease?.failures ?? 0),
    },
  ];
}
