import cluster from "node:cluster";
import { env } from "#app/env.server.ts";
import { runProcesses } from "./processes.ts";

// Loaded late, because the process that only starts the others needs none of it.
if (env.WEB_PROCESSES > 1 && cluster.isPrimary) runProcesses(env.WEB_PROCESSES);
else await import("./serve.ts");
