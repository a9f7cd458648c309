import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CHAT_PAGE_SIZE, type ChatMessage, type ChatState } from "@wren/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatNewsOutcome } from "#app/cms/chat.server.ts";
import { listenToStream } from "../tests/listen-to-stream.ts";
import { createChatEvents, type ChatListener } from "./chat-events.ts";
import { createEventStreams, type EventStreams } from "./event-streams.ts";

const TOPIC = "chat:mine";
const STATE: ChatState = {
  state: "open",
  isBlocked: false,
  begunAt: "2026-11-15T08:00:00.000Z",
  isStaffTyping: false,
  deliveredTo: 0,
  readTo: 0,
  erasedOn: null,
};

let server: Server;
let streams: EventStreams;
let events: ReturnType<typeof createChatEvents>;
let address: string;
let cms: {
  messages: ChatMessage[];
  state: ChatState;
  isOnline: boolean;
  refusal: "gone" | "service-unavailable" | null;
  asked: number[];
  cookie: string | null;
  listen: ChatListener["listen"];
};

function message(seq: number): ChatMessage {
  return {
    seq,
    kind: "text",
    author: "staff",
    by: "Ada",
    at: "2026-11-15T13:05:00.000Z",
    text: `Nr. ${String(seq)}`,
    file: null,
  };
}

async function readNews({ after }: { after: number }): Promise<ChatNewsOutcome> {
  cms.asked.push(after);
  const { refusal, state } = cms;
  if (refusal) return Promise.resolve({ ok: false, code: refusal });
  const messages = cms.messages.filter(({ seq }) => seq > after).slice(0, CHAT_PAGE_SIZE);
  await new Promise((resolve) => setTimeout(resolve, 5));
  return { ok: true, value: { messages, state } };
}

beforeEach(async () => {
  cms = {
    messages: [message(1), message(2)],
    state: STATE,
    isOnline: true,
    refusal: null,
    asked: [],
    cookie: null,
    listen: () => Promise.resolve({ ok: true, value: { pass: "pass", topic: TOPIC } }),
  };
  streams = createEventStreams({ maxStreams: 10, maxPerVisitor: 2 });
  events = createChatEvents({
    streams,
    isListening: () => true,
    listenerOf: () => ({ listen: cms.listen, setCookie: () => cms.cookie }),
    readNews,
    isOnline: () => Promise.resolve(cms.isOnline),
  });
  server = createServer((request, response) => {
    void events.send(request, response).then((isSent) => isSent || response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/support/chat/events`;
});

afterEach(async () => {
  streams.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const listen = (search: string, headers: Record<string, string> = {}) => listenToStream(address + search, headers);

const statuses = (text: string) => [...text.matchAll(/event: status\ndata: (.*)/g)].map(([, data]) => data);
const idsIn = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

test("what came after the page's last message comes at once, with its number, and how things stand", async () => {
  const mine = await listen("?after=1");
  await vi.waitFor(() => expect(mine.text).toContain("event: state"));
  expect(idsIn(mine.text)).toEqual([2]);
  expect(mine.text).toMatch(/^retry: [2-5]\d{3}$/m);
  await vi.waitFor(() => expect(mine.text).toContain('event: status\ndata: {"isOnline":true}'));
});

test("a browser that lost the stream goes on from the last message that it had, whatever its address says", async () => {
  cms.messages.push(message(3));
  const mine = await listen("?after=0", { "Last-Event-ID": "2" });
  await vi.waitFor(() => expect(idsIn(mine.text)).toEqual([3]));
});

test("news that comes in quick succession brings each message once and in its turn", async () => {
  const mine = await listen("?after=0");
  for (let seq = 3; seq <= 60; seq++) {
    cms.messages.push(message(seq));
    streams.tell(TOPIC);
    if (seq % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await vi.waitFor(() => expect(idsIn(mine.text).at(-1)).toBe(60));
  expect(idsIn(mine.text)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  expect(cms.asked.length).toBeLessThan(30);
});

test("whoever was away for long gets all of it, page after page", async () => {
  cms.messages = Array.from({ length: 2 * CHAT_PAGE_SIZE + 1 }, (_, index) => message(index + 1));
  const mine = await listen("?after=0");
  await vi.waitFor(() => expect(idsIn(mine.text)).toHaveLength(2 * CHAT_PAGE_SIZE + 1));
  expect(cms.asked).toEqual([0, 100, 200]);
});

test("news of somebody else wakes nobody", async () => {
  await listen("?after=2");
  await vi.waitFor(() => expect(cms.asked).toEqual([2]));
  streams.tell("chat:somebody-else's");
  streams.tell(TOPIC);
  await vi.waitFor(() => expect(cms.asked).toEqual([2, 2]));
});

test("when all may have missed something, each asks within two seconds", async () => {
  const mine = await listen("?after=2");
  await vi.waitFor(() => expect(cms.asked).toEqual([2]));
  cms.messages.push(message(3));
  streams.tell(null);
  await vi.waitFor(() => expect(idsIn(mine.text)).toEqual([3]), { timeout: 3_000 });
});

test("a state is told when it changes, and again and again while somebody writes", async () => {
  const states = (text: string) => text.split("event: state").length - 1;
  const mine = await listen("?after=2");
  await vi.waitFor(() => expect(states(mine.text)).toBe(1));
  streams.tell(TOPIC);
  await vi.waitFor(() => expect(cms.asked).toHaveLength(2));
  cms.state = { ...STATE, isStaffTyping: true };
  streams.tell(TOPIC);
  await vi.waitFor(() => expect(states(mine.text)).toBe(2));
  streams.tell(TOPIC);
  await vi.waitFor(() => expect(states(mine.text)).toBe(3));
});

test("who comes to the desk or leaves it is told to all, once", async () => {
  const mine = await listen("?after=2");
  await vi.waitFor(() => expect(statuses(mine.text)).toHaveLength(1));
  cms.isOnline = false;
  await events.refreshPresence();
  await events.refreshPresence();
  await vi.waitFor(() => expect(statuses(mine.text)).toEqual(['{"isOnline":true}', '{"isOnline":false}']));
});

test("a new stream gets the current presence and the next change, even if nobody listened before", async () => {
  const gone = await listen("?after=2");
  await vi.waitFor(() => expect(statuses(gone.text)).toEqual(['{"isOnline":true}']));
  gone.leave.abort();
  await vi.waitFor(() => expect(streams.count()).toBe(0));
  cms.isOnline = false;
  await events.refreshPresence();

  const mine = await listen("?after=2");
  await vi.waitFor(() => expect(statuses(mine.text)).toEqual(['{"isOnline":false}']));
  cms.isOnline = true;
  await events.refreshPresence();
  await vi.waitFor(() => expect(statuses(mine.text)).toEqual(['{"isOnline":false}', '{"isOnline":true}']));
});

test("when the session has ended or all is erased, the stream says so and ends", async () => {
  const mine = await listen("?after=2");
  await vi.waitFor(() => expect(cms.asked).toHaveLength(1));
  cms.refusal = "gone";
  streams.tell(TOPIC);
  await vi.waitFor(() => expect(mine.isOver).toBe(true));
  expect(mine.text).toContain("event: gone");
  expect(streams.count()).toBe(0);
});

test("while the cms cannot be asked the stream stays, and asks again", async () => {
  cms.refusal = "service-unavailable";
  const mine = await listen("?after=1");
  await vi.waitFor(() => expect(cms.asked).toHaveLength(1));
  cms.refusal = null;
  await vi.waitFor(() => expect(idsIn(mine.text)).toEqual([2]), { timeout: 4_000 });
});

test("a session that was renewed on the way is handed to the browser, whatever the answer is", async () => {
  cms.cookie = "wren-session=new; Path=/";
  expect((await listen("?after=0")).headers.get("set-cookie")).toContain("wren-session=new");
  cms.listen = () => Promise.resolve({ ok: false, code: "service-unavailable" });
  expect((await listen("?after=0")).headers.get("set-cookie")).toContain("wren-session=new");
});

test("each refusal has its true status", async () => {
  expect((await listen("?after=x")).status).toBe(400);
  expect((await listen("")).status).toBe(400);
  expect((await fetch(`${address}?after=0`, { method: "POST" })).status).toBe(405);
  expect((await fetch(`${address}/more`)).status).toBe(418);
  await listen("?after=0");
  await listen("?after=0");
  expect((await listen("?after=0")).status).toBe(429);
  cms.listen = () => Promise.resolve({ ok: false, code: "signed-out" });
  expect((await listen("?after=0")).status).toBe(401);
  cms.listen = () => Promise.reject(new Error("cms"));
  expect((await listen("?after=0")).status).toBe(503);
});
