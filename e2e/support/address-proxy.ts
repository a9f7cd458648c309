import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy for programs that cannot set headers: it gives each of them its own visitor address, by which limits count.
 * It passes pages uncompressed and keeps the last one for inspection. Browsers can also use it as their HTTP proxy,
 * where every address leads to the site.
 */
export async function openAddressProxy(siteUrl: string, address: Record<string, string>) {
  let lastPage = "";
  const server = createServer((request, response) => {
    const { method, url = "/", headers } = request;
    const { pathname, search } = new URL(url, siteUrl);
    const { "accept-encoding": _none, ...passed } = headers;
    const onward = ask(
      new URL(pathname + search, siteUrl),
      { method, headers: { ...passed, ...address } },
      (answer) => {
        // Connection headers hold only between two neighbours, so they are not passed on.
        const { connection: _connection, "keep-alive": _keepAlive, ...passedBack } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, passedBack);
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          if (answer.headers["content-type"]?.startsWith("text/html")) lastPage = Buffer.concat(chunks).toString();
        });
        answer.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    /** The last HTML page that passed through. */
    lastPage: () => lastPage,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
