import cluster, { type Worker } from "node:cluster";
import { randomBytes } from "node:crypto";
import { AggregatorRegistry } from "prom-client";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { serveMetrics } from "./serve-metrics.ts";

/** A process that ends at once must not keep the others' processor busy with its starts. */
const PAUSE_MS = 2_000;

/** Runs web in several processes at one port (`WEB_PROCESSES`); this one only starts them, and starts them anew. */
export function runProcesses(count: number): void {
  const shared = sharedSecrets();
  let hasListened = false;
  let isStopping = false;
  const begin = () => closeLost(cluster.fork({ ...shared, METRICS_PORT: "" }));
  const all = new AggregatorRegistry();
  const metrics = env.METRICS_PORT === undefined ? null : serveMetrics(env.METRICS_PORT, () => all.clusterMetrics());

  const stop = (signal: NodeJS.Signals) => {
    isStopping = true;
    metrics?.close();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  // Nothing that a dead process has left may keep this one.
  const endWithTheLast = () => {
    if (isStopping && Object.keys(cluster.workers ?? {}).length === 0) process.exit();
  };
  cluster.on("disconnect", endWithTheLast);
  cluster.on("listening", () => (hasListened = true));
  cluster.on("exit", (worker: Worker, status: number, signal: NodeJS.Signals | null) => {
    endWithTheLast();
    if (isStopping) return;
    // Wrong settings or a port that is taken: the next one would fare no better.
    if (!hasListened) {
      process.exitCode = status === 0 ? 1 : status;
      stop("SIGTERM");
      return;
    }
    log.error("process-ended", { pid: worker.process.pid ?? null, status, signal });
    setTimeout(() => {
      if (!isStopping) begin();
    }, PAUSE_MS);
  });

  for (let started = 0; started < count; started += 1) begin();
}

/**
 * Node forgets the connection that was on its way to a process which dies: its client would wait for ever, and this process
 * could not end. Only the last one can be lost, because the next one waits until it has been taken.
 */
function closeLost(worker: Worker): void {
  const child = worker.process;
  const send = child.send.bind(child) as (...given: unknown[]) => boolean;
  let last: unknown;
  child.send = (...given: unknown[]) => {
    if (typeof given[1] === "object" && given[1] !== null) [, last] = given;
    return send(...given);
  };
  const close = () => (last as Partial<Closable> | undefined)?.close?.(); // Does nothing when it has been taken.
  // Either may come first, and until both have come one more may be given to it.
  worker.once("exit", close);
  worker.once("disconnect", close);
}

type Closable = { close: () => void };

/** Secrets that each process would otherwise invent for itself: what one has signed, the next must accept. */
function sharedSecrets(): Record<string, string> {
  const invent = () => randomBytes(32).toString("hex");
  return {
    ...(env.CART_SECRET === undefined && { CART_SECRET: invent() }),
    ...(env.VISITOR_KEY_SECRET === undefined && { VISITOR_KEY_SECRET: invent() }),
  };
}
