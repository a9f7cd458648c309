import { expect, test } from "vitest";
import { retryDelayMs } from "./back-off";
import { createEventReader, type ServerEvent } from "./event-stream";

function read(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const take = createEventReader((event) => events.push(event));
  for (const piece of pieces) take(piece);
  return events;
}

test("events are read in their order, and a sign of life is none", () => {
  expect(read('event: hello\ndata: {}\n\n: still here\n\nevent: news\ndata: {"key":"a"}\n\n')).toEqual([
    { type: "hello", data: "{}" },
    { type: "news", data: '{"key":"a"}' },
  ]);
});

test("it does not matter where the network cuts the stream", () => {
  const stream = 'event: hello\r\ndata: {}\r\n\r\nevent: news\r\ndata: {"key":null}\r\n\r\n';
  expect(read(...Array.from(stream))).toEqual(read(stream));
  expect(read(...Array.from(stream))).toHaveLength(2);
});

test("what has not ended is no event yet", () => {
  expect(read('event: news\ndata: {"key":"a"}\n')).toEqual([]);
});

test("each further try waits longer, up to a limit, and not all come back at once", () => {
  expect([0, 1, 2, 9].map((failures) => retryDelayMs(failures, 1))).toEqual([500, 1_000, 2_000, 8_000]);
  expect(retryDelayMs(2, 0)).toBe(1_000);
});
