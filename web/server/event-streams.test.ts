import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenToStream } from "../tests/listen-to-stream.ts";
import { createEventStreams, type EventStreams } from "./event-streams.ts";

let server: Server;
let streams: EventStreams;
let url: string;

beforeEach(async () => {
  streams = createEventStreams({ maxStreams: 3, maxPerVisitor: 2 });
  server = createServer((request, response) => {
    const [, topic = "", visitor = ""] = request.url?.split("/") ?? [];
    if (!streams.open(response, { topic, visitor })) response.writeHead(429).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterEach(async () => {
  streams.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const listen = (path: string) => listenToStream(url + path);

test("news reaches those who listen to its topic, and nobody else", async () => {
  const [mine, other] = [await listen("/order:a/ann"), await listen("/order:b/bob")];
  streams.tell("order:a");
  await vi.waitFor(() => expect(mine.text).toBe("event: hello\ndata: {}\n\nevent: news\ndata: {}\n\n"));
  expect(other.text).toBe("event: hello\ndata: {}\n\n");
});

test("when something may have been missed, everybody hears of it", async () => {
  const [mine, other] = [await listen("/order:a/ann"), await listen("/order:b/bob")];
  streams.tell(null);
  await vi.waitFor(() => expect([mine.text, other.text].every((text) => text.includes("event: news"))).toBe(true));
});

test("a stream is neither kept nor collected on its way", async () => {
  const { headers } = await listen("/order:a/ann");
  expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-accel-buffering")).toBe("no");
});

test("one visitor has a few places, all together have some more, and who leaves makes room", async () => {
  const first = await listen("/order:a/ann");
  await listen("/order:a/ann");
  expect((await listen("/order:a/ann")).status).toBe(429);
  expect((await listen("/order:a/bob")).status).toBe(200);
  expect((await listen("/order:a/eve")).status).toBe(429);
  first.leave.abort();
  await vi.waitFor(() => expect(streams.count()).toBe(2));
  expect((await listen("/order:a/eve")).status).toBe(200);
});

test("when the server stops, the streams end, and no new one begins", async () => {
  const mine = await listen("/order:a/ann");
  streams.close();
  await vi.waitFor(() => expect(mine.isOver).toBe(true));
  expect((await listen("/order:a/ann")).status).toBe(429);
});

test("a sign of life goes through every fifteen seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  streams = createEventStreams({ maxStreams: 3, maxPerVisitor: 2 });
  const mine = await listen("/order:a/ann");
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(mine.text).toContain("event: beat\ndata: {}\n\n"));
});
