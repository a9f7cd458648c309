import cluster from "node:cluster";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";

/** Requests still running after this are cut off. */
const GRACE_MS = 10_000;
/** After this the process ends, whatever keeps it, so that nobody has to kill it. */
const END_MS = GRACE_MS + 1_000;

let isStopping = false;

/** True once the process has been asked to stop; a balancer then sends nobody any more. */
export const isAboutToStop = (): boolean => isStopping;

/**
 * On SIGTERM or SIGINT, goes on serving for `DRAIN_SECONDS` while a balancer notices and browsers leave their open
 * connections; then takes no new ones, finishes what has begun, and exits.
 */
export function stopGracefully(server: Server, stopOthers: () => void): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    log.info("stopping", { signal });
    isStopping = true;
    server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
      response.setHeader("Connection", "close");
    });
    await pause(env.DRAIN_SECONDS * 1000);
    stopOthers();
    server.close(() => {
      log.info("stopped");
      cluster.worker?.disconnect(); // The line to the process that has started this one would keep it alive.
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    setTimeout(() => {
      log.warn("stopped-late", { holding: process.getActiveResourcesInfo().join(" ") });
      process.exit();
    }, END_MS).unref();
  };
  // A second signal ends a process that stands alone at once. One of several gets each twice: from its group, and from the
  // process that has started it.
  const listen = cluster.isWorker ? "on" : "once";
  process[listen]("SIGTERM", (signal) => void stop(signal));
  process[listen]("SIGINT", (signal) => void stop(signal));
}
