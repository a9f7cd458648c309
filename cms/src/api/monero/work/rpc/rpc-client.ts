import { answerChallenge, readChallenge, type Challenge, type Login } from "./digest";
import { parseExactJson } from "./exact-json";
import { createPost, type Reply } from "./http-post";
import { oneAtATime } from "./one-at-a-time";
import { readObject, type RpcResult } from "./read";
import { RpcFailure } from "./rpc-failure";

const TIMEOUT_MS = 60_000;
const UNAUTHORIZED = 401;

export type RpcAccess = { url: string; login?: Login | undefined; timeoutMs?: number | undefined };

export type RpcClient = {
  /** Calls a JSON-RPC method. */
  call(method: string, params?: object): Promise<RpcResult>;
  /** Posts to a path of its own, as the node has some. */
  ask(path: string, body: object): Promise<RpcResult>;
};

/**
 * Wallet and node handle one request at a time, so calls are queued; a call that waits too long fails with a timeout.
 */
export function createRpcClient({ url, login, timeoutMs = TIMEOUT_MS }: RpcAccess): RpcClient {
  const post = createPost(url);
  const inTurn = oneAtATime();
  let challenge: Challenge | null = null;
  let count = 0;

  async function sendOnce(path: string, body: string, signal: AbortSignal): Promise<Reply> {
    const authorization =
      login && challenge ? answerChallenge({ login, challenge, uri: path, count: ++count }) : undefined;
    return post({ path, body, authorization, signal });
  }

  /** A first refusal is normal: a new connection has a new challenge. */
  async function send(path: string, body: string, signal: AbortSignal): Promise<Reply> {
    const reply = await sendOnce(path, body, signal);
    const next = reply.status === UNAUTHORIZED && login ? readChallenge(reply.headers["www-authenticate"]) : null;
    if (!next) return reply;
    challenge = next;
    count = 0;
    return sendOnce(path, body, signal);
  }

  async function ask(path: string, message: object): Promise<RpcResult> {
    const signal = AbortSignal.timeout(timeoutMs);
    const body = JSON.stringify(message);
    const { status, text } = await orTimeOut(
      signal,
      inTurn(() => send(path, body, signal)),
    );
    if (status === UNAUTHORIZED) throw new RpcFailure("login");
    if (status !== 200) throw new RpcFailure(`http-${String(status)}`);
    return readObject(parseExactJson(text));
  }

  return {
    ask,
    async call(method, params = {}) {
      const { result, error } = await ask("/json_rpc", { jsonrpc: "2.0", id: "0", method, params });
      if (error !== undefined) throw new RpcFailure(readErrorCode(error));
      return readObject(result);
    },
  };
}

function readErrorCode(error: unknown): number | "unexpected" {
  const { code } = readObject(error);
  return typeof code === "number" ? code : "unexpected";
}

function orTimeOut<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new RpcFailure("timeout")), { once: true });
  });
  return Promise.race([work, timedOut]);
}
