import cluster from "node:cluster";
import { createServer } from "node:http";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { handleRequest, readContentFirst, start, stop } from "./app.ts";
import { clientDirectory } from "./client-directory.ts";
import { stopGracefully } from "./graceful-stop.ts";
import { readMetrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";
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
  cluster.worker?.disconnect();
});

start();
// The others serve meanwhile.
if (cluster.isWorker) await readContentFirst();
server.listen(env.PORT, env.HOST, () => {
  log.info("listening", { host: env.HOST, port: env.PORT, publicUrl: env.PUBLIC_URL });
});

const metrics = env.METRICS_PORT === undefined ? null : serveMetrics(env.METRICS_PORT, readMetrics);

stopGracefully(server, () => {
  stop();
  metrics?.close();
});
