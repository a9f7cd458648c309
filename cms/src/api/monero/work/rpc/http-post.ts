import { Agent, request, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";
import { RpcFailure } from "./rpc-failure";

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

type Message = { path: string; body: string; authorization?: string | undefined; signal: AbortSignal };

export type Post = (message: Message) => Promise<Reply>;

/** Over one connection that is kept: the wallet's logins belong to their connection. */
export function createPost(url: string): Post {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async ({ path, body, authorization, signal }) => {
    const headers = { "content-type": "application/json", ...(authorization && { authorization }) };
    try {
      return await send({ agent, hostname, port, path, method: "POST", headers, signal }, body);
    } catch {
      throw new RpcFailure(signal.aborted ? "timeout" : "connection");
    }
  };
}

/** A connection that lay idle may be closed in the very moment of its use: such a call is made once more. */
function send(options: RequestOptions, body: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request(options, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((text) => resolve({ status, headers, text }), reject);
    });
    call.on("error", (error) => {
      if (!call.reusedSocket || options.signal?.aborted) reject(error);
      else send(options, body).then(resolve, reject);
    });
    call.end(body);
  });
}
