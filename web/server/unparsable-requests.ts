import type { Duplex } from "node:stream";

const REFUSALS: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

const WORDS: Partial<Record<string, [english: string, german: string]>> = {
  "431 Request Header Fields Too Large": [
    "Your browser sends more cookies to this address than can be read. Delete the cookies of this site, then try again.",
    "Ihr Browser schickt mehr Cookies an diese Adresse, als sich lesen lassen. Löschen Sie die Cookies dieser Website und versuchen Sie es noch einmal.",
  ],
  "429 Too Many Requests": [
    "We have a lot to do, and many requests come from your network. Go back, wait a moment and try again: what you typed is still there.",
    "Wir haben gerade viel zu tun, und aus Ihrem Netz kommen viele Anfragen. Gehen Sie zurück, warten Sie einen Moment und versuchen Sie es noch einmal: Ihre Eingaben sind noch da.",
  ],
  "408 Request Timeout": [
    "The request took too long to arrive. Please try again.",
    "Die Anfrage brauchte zu lange, bis sie ankam. Bitte versuchen Sie es noch einmal.",
  ],
};

/** Time to read the refusal; after that the connection is cut, however slowly somebody goes on sending. */
const LINGER_MS = 1_000;

const refused = new WeakMap<Duplex, number>();

/** Status that was written to a connection in place of its request's own answer. */
export function refusedStatus(socket: Duplex): number | undefined {
  return refused.get(socket);
}

/**
 * Answers a request that Node could not parse. Its page and language are unknown, but a visitor with too many cookies
 * must be told, because the site would seem dead.
 */
export function refuseUnparsable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const status = REFUSALS[error.code ?? ""] ?? "400 Bad Request";
  const page = refusalPage(status);
  const headers = [
    `HTTP/1.1 ${status}`,
    "Content-Type: text/html; charset=utf-8",
    `Content-Length: ${String(Buffer.byteLength(page))}`,
    "Cache-Control: no-store",
    "Content-Security-Policy: default-src 'none'",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  refused.set(socket, Number.parseInt(status, 10));
  socket.end(`${headers.join("\r\n")}\r\n\r\n${page}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

export function refusalPage(status: string): string {
  const [english, german] = WORDS[status] ?? [
    "The request could not be understood.",
    "Die Anfrage war nicht verständlich.",
  ];
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${status} | Wren</title></head>
<body>
<h1>${status}</h1>
<p>${english}</p>
<p lang="de">${german}</p>
<p><a href="/">Wren</a></p>
</body>
</html>
`;
}
