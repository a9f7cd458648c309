import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { log } from "#app/log.server.ts";

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requests = new Counter({
  name: "wren_requests_total",
  help: "Requests answered",
  labelNames: ["route", "method", "status"],
  registers: [registry],
});

const durations = new Histogram({
  name: "wren_request_duration_seconds",
  help: "Time from request to the end of the answer",
  labelNames: ["source"],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
});

/** Where an answer came from. */
export type AnswerSource = "static" | "media" | "held" | "rendered" | "other";

export type AnsweredRequest = {
  route: string;
  method: string;
  status: number;
  durationMs: number;
  source: AnswerSource;
};

export function countRequest({ route, method, status, durationMs, source }: AnsweredRequest): void {
  requests.inc({ route, method, status });
  durations.observe({ source }, durationMs / 1000);
}

/** Asked for its value only when somebody reads the metrics. */
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

/** A port of its own on the loopback: figures are for the operator, never for a visitor. */
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
