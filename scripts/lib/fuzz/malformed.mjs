/** @typedef {import("./chance.mjs").Chance} Chance */

/**
 * Requests that break the rules of HTTP, as whole texts. `head` holds the honest lines of a visitor, without the first.
 * @type {((given: { path: string, head: string, junk: string, junkLength: number }) => string)[]}
 */
const SHAPES = [
  ({ path, head }) => `GET ${path} HTTP/1.1\n${head.replaceAll("\r\n", "\n")}\n\n`,
  ({ path, head }) => `get ${path} HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ path, head }) => `GET  ${path}  HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ path, head }) => `GET ${path} HTTP/1.0\r\n${head}\r\n\r\n`,
  ({ path, head }) => `GET ${path} HTTP/9.9\r\n${head}\r\n\r\n`,
  ({ path }) => `GET ${path}\r\n`,
  ({ path }) => `GET ${path} HTTP/1.1\r\n\r\n`,
  ({ path, head }) => `GET ${path} HTTP/1.1\r\n${head}\r\nHost: elsewhere.example\r\n\r\n`,
  ({ path, head }) => `GET ${path} HTTP/1.1\r\n${head}\r\nX-Space : 1\r\n\r\n`,
  ({ path, head }) => `GET ${path} HTTP/1.1\r\n${head}\r\nX-Folded: a\r\n b\r\n\r\n`,
  ({ path, head }) => `GET ${path} HTTP/1.1\r\n${head}\r\nX-Null: a\0b\r\n\r\n`,
  ({ path, head, junk }) => `GET ${path} HTTP/1.1\r\n${head}\r\nCookie: ${junk}\r\nCookie: ${junk}\r\n\r\n`,
  ({ path, head }) => `GET ${path} HTTP/1.1\r\n${head}\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`,
  ({ path, head }) => `GET ${path} HTTP/1.1\r\n${head}\r\n${"X-Many: a\r\n".repeat(3_000)}\r\n`,
  ({ path, head }) => `GET ${path}?${"a=1&".repeat(5_000)} HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ path, head }) => `GET ${path}\u00ff\u0001 HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ path, head }) => `GET ${path}#part HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ path, head }) => `GET http://evil.example${path} HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ path, head }) => `GET //evil.example${path} HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ path, head }) => `GET /%2e%2e${path}%00 HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ head }) => `OPTIONS * HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ head }) => `CONNECT evil.example:443 HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ path, head }) => `TRACE ${path} HTTP/1.1\r\n${head}\r\n\r\n`,
  ({ path, head }) => `PROPFIND ${path} HTTP/1.1\r\n${head}\r\nDepth: infinity\r\n\r\n`,
  ({ path, head }) =>
    `GET ${path} HTTP/1.1\r\n${head}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n\r\n`,
  ({ path, head }) =>
    `GET ${path} HTTP/1.1\r\n${head}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  () => "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  () => "\r\n\r\n\r\n",
  ({ junk }) => junk,
  ({ path, head }) => `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\na=b&c=`,
  ({ path, head }) => `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: -1\r\n\r\na=b`,
  ({ path, head }) => `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: 99999999999999999999\r\n\r\na=b`,
  ({ path, head }) => `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: 1000\r\n\r\na=b`,
  ({ path, head }) =>
    `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n${"half a file".repeat(300)}`,
  ({ path, head }) =>
    `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ({ path, head }) => `POST ${path} HTTP/1.1\r\n${head}\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  ({ path, head }) => `POST ${path} HTTP/1.1\r\n${head}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ({ path, head }) => `POST ${path} HTTP/1.1\r\n${head}\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\na\r\n`,
  ({ path, head }) =>
    `POST ${path} HTTP/1.1\r\n${head}\r\nTransfer-Encoding: chunked\r\n\r\n3;x="\r\na=b\r\n0\r\nX-Trailer: 1\r\n\r\n`,
  ({ path, head }) => `POST ${path} HTTP/1.1\r\n${head}\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\na=b`,
  ({ path, head }) => `POST ${path} HTTP/1.1\r\n${head}\r\nExpect: miracles\r\nContent-Length: 3\r\n\r\na=b`,
  ({ path, head }) =>
    `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Encoding: gzip\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n\r\na=b`,
  ({ path, head, junk, junkLength }) =>
    `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Type: multipart/form-data; boundary=\r\nContent-Length: ${junkLength}\r\n\r\n${junk}`,
  ({ path, head }) => `GET ${path} HTTP/1.1\r\n${head}\r\n\r\nGET ${path} HTTP/1.1\r\n${head}\r\n\r\n`,
];

/**
 * @param {Chance} chance
 * @param {{ path: string, head: string, junk: string }} given
 */
export function malformedRequest(chance, given) {
  return Buffer.from(chance.oneOf(SHAPES)({ ...given, junkLength: Buffer.byteLength(given.junk) }));
}
