import { once } from "node:events";
import type { ServerResponse } from "node:http";

const HEARTBEAT_MS = 15_000;
/** A browser with this many unread bytes counts as gone. */
const MAX_UNREAD_BYTES = 64 * 1024;

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // A buffering proxy would deliver events too late.
  "X-Accel-Buffering": "no",
};

export type Stream = {
  write(text: string): void;
  /** Resolves when there is room to write again, or the connection has closed. */
  untilRead(): Promise<void>;
  isOver(): boolean;
  end(): void;
};

export type Listener = {
  topic: string;
  /** Key of the visitor, whose number of streams is limited. */
  visitor: string;
  /**
   * Handles news; the topic is null when any stream may have missed something. Without this the browser is only told
   * that there is news, and loads it as usual.
   */
  onNews?: (stream: Stream, topic: string | null) => void;
};

type Options = { maxStreams: number; maxPerVisitor: number };

export type EventStreams = {
  /** Opens an event stream on the response. @returns null when the limits leave no room */
  open(response: ServerResponse, listener: Listener): Stream | null;
  /** @param topic null when any stream may have missed something */
  tell(topic: string | null): void;
  /** Ends all streams and accepts no more. */
  close(): void;
  count(): number;
};

type Place = { stream: Stream; listener: Listener };

/** Manages the event streams of browsers. */
export function createEventStreams({ maxStreams, maxPerVisitor }: Options): EventStreams {
  const places = new Map<ServerResponse, Place>();
  let isClosed = false;
  const beats = setInterval(() => {
    // An event, not a comment: browsers hide comments from the page, which could not tell silence from a dead line.
    for (const { stream } of places.values()) stream.write("event: beat\ndata: {}\n\n");
  }, HEARTBEAT_MS);
  beats.unref();

  function hasPlaceFor({ visitor }: Listener): boolean {
    if (isClosed || places.size >= maxStreams) return false;
    return [...places.values()].filter(({ listener }) => listener.visitor === visitor).length < maxPerVisitor;
  }

  return {
    open(response, listener) {
      // A browser that left meanwhile gets no stream: its close event has passed, so nothing would end the stream.
      if (response.destroyed || !hasPlaceFor(listener)) return null;
      const stream = createStream(response);
      places.set(response, { stream, listener });
      response.once("close", () => places.delete(response));
      response.writeHead(200, HEADERS);
      stream.write("event: hello\ndata: {}\n\n");
      return stream;
    },
    tell(topic) {
      for (const { stream, listener } of places.values()) {
        if (topic === null || listener.topic === topic) (listener.onNews ?? sayThatThereIsNews)(stream, topic);
      }
    },
    close() {
      isClosed = true;
      clearInterval(beats);
      for (const { stream } of places.values()) stream.end();
    },
    count: () => places.size,
  };
}

function sayThatThereIsNews(stream: Stream): void {
  stream.write("event: news\ndata: {}\n\n");
}

function createStream(response: ServerResponse): Stream {
  const isOver = () => response.destroyed || response.writableEnded;
  return {
    write(text) {
      if (isOver()) return;
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
      else response.write(text);
    },
    async untilRead() {
      if (isOver() || !response.writableNeedDrain) return;
      const waiting = new AbortController();
      const { signal } = waiting;
      const heard = [once(response, "drain", { signal }), once(response, "close", { signal })];
      await Promise.race(heard).catch(() => undefined);
      waiting.abort();
      await Promise.allSettled(heard);
    },
    isOver,
    end: () => response.end(),
  };
}
