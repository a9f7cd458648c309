import { Agent, request, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";
import { RpcFailure } from "./rpc-failure";

export type Reply = { status: number; headers: IncomingHttpHeaders; text: string };

type Message = { path: string; body: string; authorization?: string | undefined; signal: AbortSignal };

export type Post = (message: Message) => Promise<Reply>;

/** Uses one keep-alive connection, because the wallet's logins are valid per connection. */
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

/** An idle connection may be closed at the moment of its use: such a call is repeated once. */
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
