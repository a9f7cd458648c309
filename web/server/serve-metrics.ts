import { createServer, type Server } from "node:http";
import { Registry } from "prom-client";
import { log } from "#app/log.server.ts";

/** Serves metrics on a separate loopback port, for the operator and never for visitors. */
export function serveMetrics(port: number, read: () => Promise<string>): Server {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    read()
      .then((text) => response.writeHead(200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE }).end(text))
      .catch(() => response.writeHead(500).end());
  });
  server.on("error", (error) => log.error("metrics-not-served", { cause: error.message }));
  server.listen(port, "127.0.0.1", () => log.info("metrics-listening", { port }));
  return server;
}
