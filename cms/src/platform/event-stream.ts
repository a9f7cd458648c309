import { PassThrough } from "node:stream";

export type EventStreamContext = {
  set(headers: Record<string, string>): void;
  status: number;
  body: unknown;
};

export type EventStream = {
  send(event: string, data: object): void;
  close(): void;
  onClose(callback: () => void): void;
};

/** Answers with server-sent events. Koa destroys the body when either side ends the connection. */
export function openEventStream(ctx: EventStreamContext, heartbeatMs: number): EventStream {
  const body = new PassThrough();
  // A listener that does not keep up is disconnected: reconnecting costs less than buffering for it.
  const write = (text: string) => {
    if (!body.destroyed && !body.write(text)) body.destroy();
  };
  const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
  body.once("close", () => clearInterval(heartbeat));

  ctx.status = 200;
  ctx.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" });
  ctx.body = body;

  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => body.end(),
    onClose: (callback) => body.once("close", callback),
  };
}
