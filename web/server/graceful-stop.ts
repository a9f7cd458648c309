import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";

/** Requests still running after this are cut off. */
const GRACE_MS = 10_000;

let isStopping = false;

/** True once the process has been asked to stop; a balancer then sends nobody any more. */
export const isAboutToStop = (): boolean => isStopping;

/**
 * On SIGTERM or SIGINT, goes on serving for `DRAIN_SECONDS` while a balancer notices and browsers leave their open
 * connections; then takes no new ones, finishes what has begun, and exits.
 */
export function stopGracefully(server: Server, stopOthers: () => void): void {
  const stop = async (signal: NodeJS.Signals) => {
    log.info("stopping", { signal });
    isStopping = true;
    server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
      response.setHeader("Connection", "close");
    });
    await pause(env.DRAIN_SECONDS * 1000);
    stopOthers();
    server.close(() => log.info("stopped"));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once("SIGTERM", (signal) => void stop(signal));
  process.once("SIGINT", (signal) => void stop(signal));
}
