import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { log } from "#app/log.server.ts";

const registry = new Registry();
collectDefaultMetrics({ register: registry });

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

/** Serves metrics on a separate loopback port, for the operator and never for visitors. */
export function serveMetrics(port: number): Server {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry
      .metrics()
      .then((text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text))
      .catch(() => response.writeHead(500).end());
  });
  server.on("error", (error) => log.error("metrics-not-served", { cause: error.message }));
  server.listen(port, "127.0.0.1", () => log.info("metrics-listening", { port }));
  return server;
}
