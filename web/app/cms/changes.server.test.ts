import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createChangeListener, type ChangeListener } from "./changes.server.ts";

let cms: Server;
let streams: ServerResponse[];
let listener: ChangeListener;
let onChange: ReturnType<typeof vi.fn<() => void>>;
let onNews: ReturnType<typeof vi.fn<(topic: string | null) => void>>;

beforeEach(async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  streams = [];
  cms = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write("event: hello\ndata: {}\n\n");
    streams.push(response);
  });
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  listener = createChangeListener(new URL(`http://127.0.0.1:${String((cms.address() as AddressInfo).port)}/changes`));
  onChange = vi.fn<() => void>();
  listener.onChange(onChange);
  onNews = vi.fn<(topic: string | null) => void>();
  listener.onNews(onNews);
  listener.start();
  await vi.waitFor(() => expect(listener.isListening()).toBe(true));
});

afterEach(async () => {
  listener.stop();
  vi.restoreAllMocks();
  cms.closeAllConnections();
  await new Promise((resolve) => cms.close(resolve));
});

test("a new connection counts as a change, because something may have been missed", () => {
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("a change is heard, also when it arrives in pieces; heartbeats are not changes", async () => {
  streams[0]?.write(": still here\n\n");
  streams[0]?.write("event: cha");
  streams[0]?.write('nge\ndata: {"type":"page"}\n\n');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
});

test("when the connection breaks the listener knows it, and connects again", async () => {
  streams[0]?.destroy();
  await vi.waitFor(() => expect(listener.isListening()).toBe(false));
  await vi.waitFor(() => expect(listener.isListening()).toBe(true), { timeout: 5_000 });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("news reaches who waits for it, by its topic; the content has not changed", async () => {
  streams[0]?.write('event: news\ndata: {"topic":"order:a"}\n\nevent: news\ndata: {"topic":"order:b"}\n\n');
  await vi.waitFor(() => expect(onNews.mock.calls).toEqual([[null], ["order:a"], ["order:b"]]));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("news that is not understood may be for anybody", async () => {
  streams[0]?.write("event: news\ndata: {\n\n");
  await vi.waitFor(() => expect(onNews.mock.calls).toEqual([[null], [null]]));
});

test("after a broken connection there may be news for anybody", async () => {
  streams[0]?.destroy();
  await vi.waitFor(() => expect(onNews.mock.calls).toEqual([[null], [null]]), { timeout: 5_000 });
});
