import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { sharedSite } from "./shared-site.ts";

/** State of the line. `deaf`: requests reach the site, but its answers get lost. */
type State = "whole" | "cut" | "deaf" | "without-cookies";

/** A line between the browser and the shared site that a journey can break. */
export async function openLine() {
  let state: State = "whole";
  const server = createServer((request, response) => {
    if (state === "cut") {
      request.socket.destroy();
      return;
    }
    const { method, headers, url = "/" } = request;
    const onward = ask(sharedSite().url + url, { method, headers }, (answer) => {
      if (state === "deaf" && method === "POST") {
        answer.resume().once("end", () => request.socket.destroy());
        return;
      }
      const { "set-cookie": cookies, ...others } = answer.headers;
      const isWithCookies = state !== "without-cookies" && cookies;
      response.writeHead(answer.statusCode ?? 502, isWithCookies ? answer.headers : others);
      answer.pipe(response);
    });
    onward.once("error", () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}`,
    become(next: State) {
      state = next;
      // An idle connection would break only with the next request, which browsers then repeat by themselves.
      if (next !== "whole") server.closeIdleConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Line = Awaited<ReturnType<typeof openLine>>;
