/** The wallet or the node was unreachable or refused. */
export class RpcFailure extends Error {
  override readonly name = "RpcFailure";
  constructor(
    /** `timeout`, `connection`, `login`, `http-500`, `not-json`, `unexpected`, or the number that the RPC gave. */
    readonly code: string | number,
  ) {
    super(String(code));
  }
}
