import type { ChatMessage } from "@wren/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { SendResult } from "./send-message.ts";
import type { OutgoingMessage, ThreadEvent } from "./thread.ts";

const LINE: SendResult = { delay: { reason: "line", waitMinutes: 0 }, retryAfterMs: 0 };
const LONG_MS = 120_000;

let sent: string[];
let told: ThreadEvent[];
let answer: (message: OutgoingMessage) => SendResult;
let outbox: Outbox;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, told, answer] = [[], [], ({ text }) => arrived(text)];
  outbox = createOutbox({
    send: (message) => {
      sent.push(message.text);
      return Promise.resolve(answer(message));
    },
    tell: (event) => told.push(event),
  });
});

afterEach(() => {
  outbox.stop();
  vi.useRealTimers();
});

function arrived(text: string): { message: ChatMessage } {
  const at = "2026-11-15T13:05:00.000Z";
  return { message: { seq: 1, kind: "text", author: "visitor", by: null, at, text, file: null } };
}

function write(...texts: string[]) {
  for (const text of texts) outbox.add({ key: text, text, file: null, afterSeq: 0, delay: null, failure: null });
}

const types = () => told.map(({ type }) => type);
const settle = () => vi.advanceTimersByTimeAsync(0);

test("what was written while the line was down is sent again by itself, in order and once", async () => {
  answer = () => LINE;
  write("One", "Two");
  await settle();
  expect(sent).toEqual(["One"]);
  expect(types()).toEqual(["sending", "sending", "delayed"]);

  answer = ({ text }) => arrived(text);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(sent).toEqual(["One", "One", "Two"]);
  expect(types().slice(3)).toEqual(["sent", "sent"]);
});

test("the pauses grow, and end when the line is back", async () => {
  answer = () => LINE;
  write("One");
  await vi.advanceTimersByTimeAsync(LONG_MS);
  const tries = sent.length;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(12);
  answer = ({ text }) => arrived(text);
  outbox.hurry();
  await settle();
  expect(sent).toHaveLength(tries + 1);
  expect(types().at(-1)).toBe("sent");
});

test("a server that names a time is asked no earlier, and its limit is not hurried", async () => {
  answer = () => ({ delay: { reason: "too-many", waitMinutes: 1 }, retryAfterMs: 60_000 });
  write("One");
  await settle();
  outbox.hurry();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sent).toHaveLength(1);
  answer = ({ text }) => arrived(text);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(types().at(-1)).toBe("sent");
});

test("a refused message is not sent again, and holds up none behind it", async () => {
  answer = ({ text }) => (text === "One" ? { refusal: "message-too-long" } : arrived(text));
  write("One", "Two");
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(sent).toEqual(["One", "Two"]);
  expect(types().slice(2)).toEqual(["failed", "sent"]);
});

test("one that was taken back is not sent again", async () => {
  answer = () => LINE;
  write("One", "Two");
  await settle();
  outbox.takeBack("One");
  answer = ({ text }) => arrived(text);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(sent).toEqual(["One", "Two"]);
});

test("who is signed out is told so", async () => {
  answer = () => ({ refusal: "signed-out" });
  write("One");
  await settle();
  expect(types()).toEqual(["sending", "failed", "over"]);
});
