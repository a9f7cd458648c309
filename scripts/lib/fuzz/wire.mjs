import { connect } from "node:net";

/** Longer than the slowest answer that is meant: a limit that slows guesses down. */
const PATIENCE_MS = 20_000;
/** A malformed request may leave the server waiting for the rest; after this silence we hang up. */
const SILENCE_MS = 400;
const MOST_BYTES = 4_000_000;

/**
 * @typedef {object} Answer
 * @property {number | null} status null when the connection ended without an answer
 * @property {string} head
 * @property {Map<string, string[]>} headers names in lower case
 * @property {string} body as UTF-8
 * @property {boolean} isTimedOut
 */

/**
 * Sends these very bytes, which no client library would, and reads until the server closes the connection.
 * @param {URL} site
 * @param {Buffer} bytes
 * @param {{ isMalformed?: boolean }} [how]
 * @returns {Promise<Answer>}
 */
export function sendBytes(site, bytes, { isMalformed = false } = {}) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    let length = 0;
    let isTimedOut = false;
    const socket = connect(Number(site.port), "127.0.0.1", () => socket.write(bytes));
    const patience = setTimeout(() => {
      isTimedOut = !isMalformed;
      socket.destroy();
    }, PATIENCE_MS);
    if (isMalformed) socket.setTimeout(SILENCE_MS, () => socket.destroy());
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      length += chunk.length;
      // A stream of events never ends by itself.
      if (length > MOST_BYTES || /^content-type: text\/event-stream/im.test(chunk.toString("latin1", 0, 4_000)))
        socket.destroy();
    });
    socket.on("error", () => {}); // The server may close while we still write.
    socket.on("close", () => {
      clearTimeout(patience);
      resolve({ ...readAnswer(Buffer.concat(chunks)), isTimedOut });
    });
  });
}

/**
 * @param {Buffer} bytes
 * @returns {Omit<Answer, "isTimedOut">}
 */
function readAnswer(bytes) {
  const end = bytes.indexOf("\r\n\r\n");
  const head = bytes.toString("latin1", 0, end === -1 ? bytes.length : end);
  const [first = "", ...lines] = head.split("\r\n");
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]) || null;
  /** @type {Map<string, string[]>} */
  const headers = new Map();
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  const rest = end === -1 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  const isChunked = headers.get("transfer-encoding")?.join().includes("chunked");
  // The bytes on the wire are judged, too: whatever precedes a second answer belongs to the first.
  if (status === 100) return readAnswer(rest);
  return { status, head, headers, body: (isChunked ? joinChunks(rest) : rest).toString() };
}

/** @param {Buffer} bytes */
function joinChunks(bytes) {
  const parts = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const size = lineEnd === -1 ? 0 : Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
