import type { ServerResponse } from "node:http";

const HEARTBEAT_MS = 15_000;
/** Whoever has not read this much is not there any more. */
const MAX_UNREAD_BYTES = 64 * 1024;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // A proxy that collects what it is sent would hand over the news when it is old.
  "X-Accel-Buffering": "no",
};

export type Listener = {
  /** What it wants to hear of. */
  topic: string;
  /** Whoever listens: one visitor cannot take all the places. */
  visitor: string;
};

type Options = { maxStreams: number; maxPerVisitor: number };

export type EventStreams = {
  /** Keeps the answer open as a stream of events. @returns false when there is no place for it */
  open(response: ServerResponse, listener: Listener): boolean;
  /** @param topic null when anybody may have missed something */
  tell(topic: string | null): void;
  /** Ends all of them and takes no more. */
  close(): void;
  count(): number;
};

/** Browsers that wait for news. They are only told that there is some: what it is, they ask as they always do. */
export function createEventStreams({ maxStreams, maxPerVisitor }: Options): EventStreams {
  const streams = new Map<ServerResponse, Listener>();
  let isClosed = false;
  const beats = setInterval(() => {
    for (const response of streams.keys()) write(response, ": still here\n\n");
  }, HEARTBEAT_MS);
  beats.unref();

  function hasPlaceFor({ visitor }: Listener): boolean {
    if (isClosed || streams.size >= maxStreams) return false;
    return [...streams.values()].filter((other) => other.visitor === visitor).length < maxPerVisitor;
  }

  return {
    open(response, listener) {
      if (!hasPlaceFor(listener)) return false;
      streams.set(response, listener);
      response.once("close", () => streams.delete(response));
      response.writeHead(200, HEADERS);
      write(response, "event: hello\ndata: {}\n\n");
      return true;
    },
    tell(topic) {
      for (const [response, listener] of streams) {
        if (topic === null || listener.topic === topic) write(response, "event: news\ndata: {}\n\n");
      }
    },
    close() {
      isClosed = true;
      clearInterval(beats);
      for (const response of streams.keys()) response.end();
    },
    count: () => streams.size,
  };
}

function write(response: ServerResponse, text: string): void {
  if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  else response.write(text);
}
