import type { IncomingMessage, ServerResponse } from "node:http";
import type { ChatPass } from "@wren/domain";
import { z } from "zod";
import type { ChatOutcome } from "#app/cms/chat.server.ts";
import { CHAT_EVENTS_PATH } from "#app/features/chat/addresses.ts";
import { event, followConversation, type ReadNews } from "./chat-follower.ts";
import type { EventStreams, Stream } from "./event-streams.ts";
import { refuseWithStatus, type Refuse } from "./refusal.ts";

/** Delay before browsers reconnect, spread so that they do not all come at once. */
const RETRY_MS = 2_000;
const RETRY_SPREAD_MS = 3_000;

export type ChatListener = {
  listen: () => Promise<ChatOutcome<ChatPass>>;
  /** The changed session cookie: a replaced token must reach the browser. */
  setCookie: () => string | null;
};

type Options = {
  streams: EventStreams;
  /** True while the connection to the cms's events is open. */
  isListening: () => boolean;
  listenerOf: (request: IncomingMessage) => ChatListener;
  readNews: ReadNews;
  isOnline: () => Promise<boolean>;
  refuse?: Refuse;
};

const seqSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** `/support/chat/events?after=…`: streams a visitor's conversation and whether an agent is online. */
export function createChatEvents(options: Options) {
  const { streams, isListening, listenerOf, readNews, isOnline, refuse = refuseWithStatus } = options;
  /** The presence last sent to each stream. */
  const told = new Map<Stream, boolean | null>();

  /** @returns the status to answer with instead of a stream; null when there is one */
  async function listen(request: IncomingMessage, response: ServerResponse, search: string): Promise<number | null> {
    if (request.method !== "GET") return 405;
    // A page without a stream must poll.
    if (!isListening()) return 503;
    const after = seqSchema.safeParse(request.headers["last-event-id"] ?? new URLSearchParams(search).get("after"));
    if (!after.success) return 400;

    const listener = listenerOf(request);
    const outcome = await listener.listen();
    const cookie = listener.setCookie();
    if (cookie && !response.headersSent) response.setHeader("Set-Cookie", cookie);
    if (!outcome.ok) return statusOf(outcome.code);
    return follow(response, outcome.value, after.data) ? null : 429;
  }

  function follow(response: ServerResponse, { pass, topic }: ChatPass, after: number): boolean {
    // Limited per conversation, not per address: behind one address, such as Tor's, there are many people.
    const onNews = (_stream: Stream, news: string | null) => follower?.wake(news === null);
    const stream = streams.open(response, { topic, visitor: topic, onNews });
    const follower = stream && followConversation({ stream, pass, after, readNews });
    if (!stream) return false;
    stream.write(`retry: ${String(Math.round(RETRY_MS + Math.random() * RETRY_SPREAD_MS))}\n\n`);
    told.set(stream, null);
    response.once("close", () => told.delete(stream));
    follower?.wake(false);
    void sendPresence(); // Never fails: while the cms is unreachable, nobody is online.
    return true;
  }

  async function sendPresence(): Promise<void> {
    const isOnlineNow = await isOnline();
    for (const [stream, before] of told) {
      if (before === isOnlineNow) continue;
      told.set(stream, isOnlineNow);
      stream.write(event("status", { isOnline: isOnlineNow }));
    }
  }

  return {
    /** Answers requests for the stream; returns false for any other address. */
    async send(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [pathname, search = ""] = (request.url ?? "").split("?", 2);
      if (pathname !== CHAT_EVENTS_PATH) return false;
      const refusal = await listen(request, response, search).catch(() => 503);
      if (refusal !== null) await refuse(request, response, refusal);
      return true;
    },
    /** Sends the presence again, because an agent may have come or left. */
    async refreshPresence(): Promise<void> {
      if (told.size > 0) await sendPresence();
    },
  };
}

function statusOf(code: string): number {
  if (code === "signed-out") return 401;
  return code === "too-many-tries" ? 429 : 503;
}
