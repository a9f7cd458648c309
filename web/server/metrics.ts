import cluster from "node:cluster";
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const registry = new Registry();
collectDefaultMetrics({ register: registry });
if (cluster.isWorker) answerTheFirstProcess();

export const durations = new Histogram({
  name: "wren_request_duration_seconds",
  help: "Time from a request to its answer, where it had to be made; pages in memory take none to speak of",
  labelNames: ["source"],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
});

type Count = { labels: Record<string, string | number>; count: number };

/** Registers a counter whose values are kept elsewhere and read only when metrics are requested. */
export function counter(
  name: string,
  help: string,
  { labelNames, read }: { labelNames: string[]; read: () => Iterable<Count> },
) {
  new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, count } of read()) this.inc(labels, count);
    },
  });
}

/** Registers a gauge whose value is read only when metrics are requested. */
export function gauge(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** All figures, in the words of Prometheus. */
export const readMetrics = (): Promise<string> => registry.metrics();

/** The process that has started this one adds up the figures of all (`processes.ts`). */
function answerTheFirstProcess(): void {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
}
