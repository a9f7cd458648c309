import { existsSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { inRoot, ROOT } from "./paths.mjs";

/** Settings of `npm start` and `npm run dev` from the environment or a file `.env`; the environment wins. */
export function readSettings() {
  if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
  const port = readPort("PORT", 3000);
  return {
    port,
    cmsPort: readPort("CMS_PORT", 1337),
    host: process.env.HOST || "127.0.0.1",
    dataDir: path.resolve(ROOT, process.env.DATA_DIR || "data"),
    publicUrl: process.env.PUBLIC_URL || `http://localhost:${port}`,
  };
}

/**
 * @param {string} name
 * @param {number} fallback
 */
function readPort(name, fallback) {
  const port = Number(process.env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name} must be a port between 1 and 65535, not "${process.env[name]}".`);
}

/** Waits for Ctrl-C or SIGTERM. A second Ctrl-C ends us at once, and the services notice that we are gone. */
export function nextStopSignal() {
  return new Promise((resolve) => {
    process.once("SIGTERM", resolve);
    process.once("SIGINT", resolve);
  });
}

/**
 * Prints a line of a service among our own.
 * @param {string} service
 * @param {string} line
 */
export function printLine(service, line) {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[2K");
  process.stdout.write(`${service} | ${line}\n`);
}
