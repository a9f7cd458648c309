import { CHAT_PAGE_SIZE, type ChatNews, type ChatState } from "@wren/domain";
import type { ChatNewsOutcome } from "#app/cms/chat.server.ts";
import type { Stream } from "./event-streams.ts";

/** Pause before the next try, after the cms could not be reached. */
const ASK_AGAIN_MS = 2_000;
/** Spread of the questions after a reconnect, when every follower may have missed something. */
const SPREAD_MS = 2_000;

export type ReadNews = (question: { pass: string; after: number }) => Promise<ChatNewsOutcome>;

type Options = { stream: Stream; pass: string; after: number; readNews: ReadNews };

export type ChatFollower = {
  /** There may be something new. @param isRush whether all are woken at the same time */
  wake(isRush: boolean): void;
};

/** Writes a conversation into a stream as it goes on: one question at a time, each message once and in its turn. */
export function followConversation({ stream, pass, after, readNews }: Options): ChatFollower {
  let last = after;
  let lastState = "";
  let isReading = false;
  /** How often there was something to read about: a question is as good as what was known when it was asked. */
  let wakings = 0;

  function write({ messages, state }: ChatNews): void {
    const events = messages.map((message) => event("message", message, message.seq));
    const text = JSON.stringify(state);
    // Who writes says so again and again, and the page forgets it otherwise.
    if (text !== lastState || state.isStaffTyping) events.push(event("state", state satisfies ChatState));
    if (events.length > 0) stream.write(events.join(""));
    lastState = text;
    last = messages.at(-1)?.seq ?? last;
  }

  /** @returns whether there may be more */
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
    if (!isReading && !stream.isOver()) void readAll(); // It never fails: what the cms says comes as a value.
  }

  return {
    wake(isRush) {
      if (isRush) setTimeout(read, Math.random() * SPREAD_MS).unref();
      else read();
    },
  };
}

/** @param id what a browser that lost the stream goes on from */
export function event(name: string, data: object, id?: number): string {
  return `${id === undefined ? "" : `id: ${String(id)}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
