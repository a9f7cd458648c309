import type { Server } from "node:http";
import { log } from "#app/log.server.ts";

/** Requests that still run after this are cut. */
const GRACE_MS = 10_000;

/** On SIGTERM or SIGINT: take no new connection, finish what was begun, then end. */
export function stopGracefully(server: Server, stopOthers: () => void): void {
  const stop = (signal: NodeJS.Signals) => {
    log.info("stopping", { signal });
    stopOthers();
    server.close(() => log.info("stopped"));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
