import { createServer, request as ask, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type Tampering = (asked: { path: string; headers: IncomingHttpHeaders }, body: Buffer) => Buffer | string;

/** A server between the site and its visitors that changes what they get. */
export async function openTamperingProxy(siteUrl: string, tamper: Tampering) {
  const server = createServer((request, response) => {
    const { url: path = "/", headers } = request;
    const { "accept-encoding": _none, ...passed } = headers;
    const onward = ask(new URL(path, siteUrl), { headers: passed }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const original = Buffer.concat(chunks);
        const body = Buffer.from(tamper({ path, headers }, original));
        const status = body.equals(original) ? (answer.statusCode ?? 502) : 200;
        const { "transfer-encoding": _chunked, ...passedBack } = answer.headers;
        response.writeHead(status, { ...passedBack, "content-length": body.length }).end(body);
      });
    });
    onward.on("error", () => response.destroy());
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
