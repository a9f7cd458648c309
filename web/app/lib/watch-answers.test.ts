import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellChatNews, type ChatNotice } from "./chat-notice.ts";
import { watchAnswers } from "./watch-answers.ts";

/** Channels of one name, as browsers connect the tabs of a site. */
class FakeChannel extends EventTarget {
  static all: FakeChannel[] = [];

  constructor() {
    super();
    FakeChannel.all.push(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
  }

  close(): void {
    FakeChannel.all = FakeChannel.all.filter((one) => one !== this);
  }
}

let answer: () => Response;
let asked: number;
let stops: AbortController[];

beforeEach(() => {
  vi.useFakeTimers();
  [FakeChannel.all, asked, stops] = [[], 0, []];
  answer = () => Response.json({ unreadCount: 1 });
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  for (const stop of stops) stop.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTab({ isNewer = false } = {}) {
  const heard: (ChatNotice | null)[] = [];
  const stop = new AbortController();
  stops.push(stop);
  watchAnswers({ report: (notice) => heard.push(notice), isNewer, signal: stop.signal });
  return { heard, close: () => stop.abort() };
}

test("a page asks at intervals, and ten tabs no more often than one", async () => {
  const tabs = Array.from({ length: 10 }, () => openTab());
  await vi.advanceTimersByTimeAsync(19_000);
  expect(asked).toBe(0);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(asked).toBe(4);
  for (const { heard } of tabs) expect(heard.at(-1)).toEqual({ unreadCount: 1 });
});

test("news of the chat's page is looked at once and told to all tabs", async () => {
  const [here, there] = [openTab(), openTab()];
  here.close();
  answer = () => Response.json(null);
  tellChatNews();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, here.heard, there.heard]).toEqual([1, [], [null]]);
});

test("a page that is older than the conversation asks at once", async () => {
  const { heard } = openTab({ isNewer: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([{ unreadCount: 1 }]);
});

test("while nobody answers, what was known stays, and it is asked again later", async () => {
  const { heard } = openTab();
  answer = () => new Response(null, { status: 503 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([asked, heard]).toEqual([1, []]);
  answer = () => Response.json({ unreadCount: 2 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).toEqual([{ unreadCount: 2 }]);
});
