// Loaded into a server (NODE_OPTIONS=--import): it waits a second for a request, and not Node's five minutes.
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";

const IMPATIENT = { requestTimeout: 1_000, headersTimeout: 1_000, connectionsCheckingInterval: 200 };

const { createServer } = http;
Object.assign(http, {
  createServer: (/** @type {http.RequestListener} */ handler) => createServer(IMPATIENT, handler),
});
syncBuiltinESMExports();
