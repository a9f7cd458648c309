import { CHAT_PAGE_SIZE, type ChatNews, type ChatState } from "@wren/domain";
import type { ChatNewsOutcome } from "#app/cms/chat.server.ts";
import type { Stream } from "./event-streams.ts";

/** Delay before the next try when the cms was unreachable. */
const ASK_AGAIN_MS = 2_000;
/** Spread of the requests after a reconnect, when every follower may have missed something. */
const SPREAD_MS = 2_000;

export type ReadNews = (question: { pass: string; after: number }) => Promise<ChatNewsOutcome>;

type Options = { stream: Stream; pass: string; after: number; readNews: ReadNews };

export type ChatFollower = {
  /** Announces that there may be news. @param isRush true when all followers are woken at once */
  wake(isRush: boolean): void;
};

/** Writes a conversation into a stream: one request at a time, each message once and in order. */
export function followConversation({ stream, pass, after, readNews }: Options): ChatFollower {
  let last = after;
  let lastState = "";
  let isReading = false;
  /** Number of wake-ups so far: a request covers only those before it was made. */
  let wakings = 0;

  function write({ messages, state }: ChatNews): void {
    const events = messages.map((message) => event("message", message, message.seq));
    const text = JSON.stringify(state);
    // Sent repeatedly while somebody types, because the page lets that state expire.
    if (text !== lastState || state.isStaffTyping) events.push(event("state", state satisfies ChatState));
    if (events.length > 0) stream.write(events.join(""));
    lastState = text;
    last = messages.at(-1)?.seq ?? last;
  }

  /** @returns true when there may be more */
  async function readOnce(): Promise<boolean> {
    const wakingsBefore = wakings;
    const outcome = await readNews({ pass, after: last });
    if (outcome.ok) {
      write(outcome.value);
      await stream.untilRead();
      return wakings > wakingsBefore || outcome.value.messages.length >= CHAT_PAGE_SIZE;
    }
    if (outcome.code === "gone") {
      stream.write(event("gone", {}));
      stream.end();
    } else setTimeout(read, ASK_AGAIN_MS).unref();
    return false;
  }

  async function readAll(): Promise<void> {
    isReading = true;
    while (!stream.isOver() && (await readOnce()));
    isReading = false;
  }

  function read(): void {
    wakings++;
    if (!isReading && !stream.isOver()) void readAll(); // Never fails: failures of the cms come as values.
  }

  return {
    wake(isRush) {
      if (isRush) setTimeout(read, Math.random() * SPREAD_MS).unref();
      else read();
    },
  };
}

/** @param id the position from which a browser resumes a lost stream */
export function event(name: string, data: object, id?: number): string {
  return `${id === undefined ? "" : `id: ${String(id)}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
