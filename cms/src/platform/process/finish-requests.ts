import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { env } from "../env";

/** Requests that still run after this are cut off. */
const GRACE_MS = 10_000;
const CLOSE_IDLE_MS = 20;

let isStopping = false;

/** True once the process has been asked to stop; a balancer then sends nobody any more. */
export const isAboutToStop = (): boolean => isStopping;

/**
 * Goes on serving for `DRAIN_SECONDS`, so that a balancer notices and clients leave their open connections; then takes
 * no new ones and finishes what has begun. Strapi itself would cut everybody off.
 */
export async function finishRequests(strapi: Core.Strapi, endStreams: () => Promise<void>): Promise<void> {
  const { httpServer } = strapi.server as { httpServer: Server };
  isStopping = true;
  httpServer.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Connection", "close");
  });
  if (httpServer.listening) await pause(env("DRAIN_SECONDS") * 1000);
  const finished = new Promise<void>((resolve) => httpServer.close(() => resolve()));
  await endStreams();
  // A connection whose last answer was begun before stays open afterwards, and waits for nothing.
  const closing = setInterval(() => httpServer.closeIdleConnections(), CLOSE_IDLE_MS);
  await Promise.race([finished, pause(GRACE_MS, undefined, { ref: false })]);
  clearInterval(closing);
  isStopping = false;
}
