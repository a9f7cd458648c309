import type { IncomingMessage, ServerResponse } from "node:http";

/** Says no to a request that has no page as its answer. */
export type Refuse = (request: IncomingMessage, response: ServerResponse, status: number) => Promise<void> | void;

/** The bare status, for programs. */
export const refuseBarely: Refuse = (_request, response, status) => {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  response.writeHead(status, headers).end();
};
