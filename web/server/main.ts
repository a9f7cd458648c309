import { createServer } from "node:http";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { handleRequest, start, stop } from "./app.ts";
import { clientDirectory } from "./client-directory.ts";
import { stopGracefully } from "./graceful-stop.ts";
import { serveMetrics } from "./metrics.ts";
import { loadStaticFiles } from "./static-files.ts";
import { refuseUnparsable } from "./unparsable-requests.ts";

const files = loadStaticFiles(clientDirectory);

const server = createServer((request, response) => {
  void handleRequest(request, response, files); // Handles its own failures.
});

server.on("clientError", refuseUnparsable);

server.on("error", (error) => {
  log.error("cannot-listen", { cause: error.message });
  process.exitCode = 1;
  // The connection to the cms would keep the process alive although it accepts no requests.
  stop();
  metrics?.close();
});

server.listen(env.PORT, env.HOST, () => {
  log.info("listening", { host: env.HOST, port: env.PORT, publicUrl: env.PUBLIC_URL });
});

start();
const metrics = env.METRICS_PORT === undefined ? null : serveMetrics(env.METRICS_PORT);

stopGracefully(server, () => {
  stop();
  metrics?.close();
});
