import type { IncomingMessage, ServerResponse } from "node:http";

/** Refuses a request whose answer is not a page. */
export type Refuse = (request: IncomingMessage, response: ServerResponse, status: number) => Promise<void> | void;

/** Refuses with the bare status, for programs. */
export const refuseWithStatus: Refuse = (_request, response, status) => {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  response.writeHead(status, headers).end();
};
