import { createServer } from "node:net";
import { Failure } from "./failure.mjs";

const LOOPBACK = "127.0.0.1";

/**
 * @param {number} port
 * @param {string} variable setting that overrides the port
 * @param {string} [host]
 */
export async function requireFreePort(port, variable, host = LOOPBACK) {
  try {
    await listenOnce(port, host);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EADDRINUSE") {
      throw new Failure(
        `Port ${port} is taken by another program. Choose a free one: ${variable}=${port + 1} npm start`,
      );
    }
    if (code === "EACCES")
      throw new Failure(`Port ${port} may not be used by this user. Choose one above 1023 with ${variable}.`);
    throw error;
  }
}

/** @returns {Promise<number>} a port that was free a moment ago */
export function findFreePort() {
  return listenOnce(0, LOOPBACK);
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}
