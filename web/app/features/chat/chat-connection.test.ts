import type { ChatView } from "@wren/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectChat } from "./chat-connection.ts";
import type { ThreadEvent } from "./thread.ts";

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }

  say(name: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  refuse(): void {
    this.readyState = FakeSource.CLOSED;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

const VIEW: ChatView = {
  messages: [],
  hasEarlier: false,
  isOnline: true,
  unconfirmedEmail: null,
  supportNumber: null,
  state: {
    state: "open",
    begunAt: "2026-11-15T08:00:00.000Z",
    isBlocked: false,
    isStaffTyping: false,
    deliveredTo: 0,
    readTo: 0,
    erasedOn: null,
  },
};

let told: ThreadEvent[];
let asked: string[];
let answer: () => Response;
let stop: () => void;
const onHello = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onHello.mockReset();
  [FakeSource.all, told, asked] = [[], [], []];
  answer = () => Response.json(VIEW);
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(answer());
  });
  stop = connectChat({ after: () => 7, tell: (event) => told.push(event), onHello });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const latest = () => FakeSource.all.at(-1);

test("the stream goes on after what the page knows, and tells of messages, states and who is there", () => {
  expect(latest()?.url).toBe("/support/chat/events?after=7");
  latest()?.say("hello");
  expect(onHello).toHaveBeenCalledTimes(1);
  latest()?.say("message", { seq: 8 });
  latest()?.say("state", VIEW.state);
  latest()?.say("status", { isOnline: false });
  expect(told).toEqual([
    { type: "messages", messages: [{ seq: 8 }] },
    { type: "state", state: VIEW.state },
    { type: "status", isOnline: false },
  ]);
  expect(asked).toEqual([]);
});

test("a stream that is refused is asked for again, ever more seldom, and meanwhile the page asks", async () => {
  latest()?.refuse();
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSource.all).toHaveLength(2);
  latest()?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/support/chat/news?after=7"]);
  const waits = [];
  for (let tries = 0; tries < 8; tries++) waits.push(await refuseTheNext());
  expect(waits[0]).toBeLessThanOrEqual(2_000);
  expect(waits[3]).toBeGreaterThanOrEqual(8_000);
  expect(waits.slice(-2).every((waitMs) => waitMs >= 30_000 && waitMs <= 60_000)).toBe(true);
});

/** @returns the time until the next connection, which it refuses */
async function refuseTheNext(): Promise<number> {
  const [count, startedAt] = [FakeSource.all.length, Date.now()];
  while (FakeSource.all.length === count) await vi.advanceTimersByTimeAsync(100);
  latest()?.refuse();
  return Date.now() - startedAt - 100;
}

test("once a stream speaks, the page no longer asks", async () => {
  latest()?.refuse();
  await vi.advanceTimersByTimeAsync(1_000);
  latest()?.refuse();
  await vi.advanceTimersByTimeAsync(2_000);
  latest()?.say("hello");
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveLength(before);
});

test("a stream that is held back somewhere on its way counts as none", async () => {
  await vi.advanceTimersByTimeAsync(9_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSource.all[0]?.readyState).toBe(FakeSource.CLOSED);
  expect(asked).toEqual(["/support/chat/news?after=7"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(told.map(({ type }) => type)).toEqual(["messages", "state", "status"]);
});

test("a stream that beats is left alone; one that falls silent later counts as dead, and another is opened", async () => {
  latest()?.say("hello");
  for (let beats = 0; beats < 10; beats++) {
    await vi.advanceTimersByTimeAsync(15_000);
    latest()?.say("beat");
  }
  expect(FakeSource.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSource.all[0]?.readyState).toBe(FakeSource.CLOSED);
  expect(asked).toEqual(["/support/chat/news?after=7"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSource.all).toHaveLength(2);
});

test("polling stops once the conversation was erased", async () => {
  answer = () => new Response(null, { status: 410 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([{ type: "over" }]);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(before);
});

test("polling stops once the conversation is over", async () => {
  latest()?.say("gone");
  expect(told).toEqual([{ type: "over" }]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(FakeSource.all).toHaveLength(1);
  expect(asked).toEqual([]);
});

test("a session that has ended is noticed also where there is no stream", async () => {
  answer = () => new Response(null, { status: 401 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual([{ type: "over" }]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveLength(1);
});

test("whoever comes back to the page looks at once", async () => {
  latest()?.say("hello");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(["/support/chat/news?after=7"]);
});
