import type { Server } from "node:http";
import { log } from "#app/log.server.ts";

/** Requests still running after this are cut off. */
const GRACE_MS = 10_000;

/** On SIGTERM or SIGINT, takes no new connections, finishes open requests, then exits. */
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
