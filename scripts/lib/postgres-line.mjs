import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Faults of a COMMIT: the server refuses it; the connection is cut before it arrives; or it arrives, and the connection
 * is cut before the answer.
 * @typedef {"refuse" | "cut-before" | "cut-after"} CommitFault
 */

/** The server rolls back what follows a failed statement, and reports an error, as a deferred constraint would. */
const REFUSED_COMMIT = queryMessage("do $$ begin raise exception 'This commit is refused by a test'; end $$");

/**
 * Proxy to a PostgreSQL server that can break at the worst moment. It parses just enough of the protocol to recognise a
 * COMMIT; everything else passes unchanged.
 * @param {string} databaseUrl
 */
export async function startPostgresLine(databaseUrl) {
  const target = new URL(databaseUrl);
  /** @type {{ atCommit: () => CommitFault | null, lateMs: number, isAway: boolean }} `lateMs` holds back each answer */
  const faults = { atCommit: () => null, lateMs: 0, isAway: false };
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const server = createServer((client) => {
    if (faults.isAway) return client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      // Both ends report a cut connection in their own way.
      socket.on("error", cut);
      socket.on("close", () => {
        sockets.delete(socket);
        cut();
      });
    }
    let isDeaf = false;
    let held = Promise.resolve();
    upstream.on("data", (chunk) => {
      if (isDeaf) cut();
      else {
        const dueAt = Date.now() + faults.lateMs;
        // One after the other, also when the answers before these were held back longer.
        held = held.then(async () => {
          if (dueAt > Date.now()) await wait(dueAt - Date.now());
          client.write(chunk);
        });
      }
    });
    client.on(
      "data",
      messagesOf((message, isCommit) => {
        const fault = isCommit ? faults.atCommit() : null;
        if (fault === "cut-before") return cut();
        if (fault === "cut-after") isDeaf = true;
        upstream.write(fault === "refuse" ? REFUSED_COMMIT : message);
      }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(/** @type {import("node:net").AddressInfo} */ (server.address()).port);
  return {
    url: url.href,
    faults,
    /** Ends all connections, and takes none until `isAway` is false again. */
    goAway() {
      faults.isAway = true;
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * Splits a stream of bytes into the client's messages: first the start-up message, which has no type; then a type, a
 * length and a body each.
 * @param {(message: Buffer, isCommit: boolean) => void} onMessage
 * @returns {(chunk: Buffer) => void}
 */
function messagesOf(onMessage) {
  let rest = Buffer.alloc(0);
  let typeBytes = 0;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= typeBytes + 4) {
      const length = typeBytes + rest.readInt32BE(typeBytes);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      onMessage(message, typeBytes === 1 && message.equals(COMMIT));
      typeBytes = 1;
    }
  };
}

const COMMIT = queryMessage("COMMIT;");

/** @param {string} sql */
function queryMessage(sql) {
  const body = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
