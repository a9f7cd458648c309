import { connect } from "node:net";

const SOCKS_5 = 5;
const NO_PASSWORD = 0;
const CONNECT = 1;
const BY_NAME = 3;
const GRANTED = 0;
const PORT = 80;

/**
 * True when a client of Tor can open a connection to an onion service.
 * @param {number} socksPort
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function canReachOnion(socksPort, host) {
  return new Promise((resolve) => {
    const socket = connect(socksPort, "127.0.0.1");
    const end = (/** @type {boolean} */ isReached) => {
      socket.destroy();
      resolve(isReached);
    };
    socket.once("error", () => end(false));
    socket.once("close", () => end(false));
    socket.write(Buffer.from([SOCKS_5, 1, NO_PASSWORD]));
    socket.once("data", () => {
      socket.once("data", (reply) => end(reply[1] === GRANTED));
      const target = [SOCKS_5, CONNECT, 0, BY_NAME, host.length, ...Buffer.from(host), 0, PORT];
      socket.write(Buffer.from(target));
    });
  });
}
