import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Stands before a site for programs that cannot be told to send a header: whoever comes through it has an address of
 * their own, by which limits count. Pages pass uncompressed, and the last one can be looked at. Browsers can also use it
 * as their proxy: then every address leads to the site.
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
        // Whether a connection stays open is between its two ends.
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
    /** The HTML that came last. */
    lastPage: () => lastPage,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
