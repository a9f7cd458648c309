import type { ChatMessage, ChatView } from "@wren/domain";
import { expect, test } from "vitest";
import {
  changeThread,
  lastSeqBeforeGap,
  startThread,
  unconfirmedMessages,
  type OutgoingMessage,
  type ThreadEvent,
} from "./thread.ts";

function message(seq: number, more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    seq,
    kind: "text",
    author: "staff",
    by: "Ada",
    at: "2026-11-15T13:05:00.000Z",
    text: "Hi",
    file: null,
    ...more,
  };
}

function own(seq: number, text: string): ChatMessage {
  return message(seq, { author: "visitor", by: null, text });
}

const STATE = {
  state: "open",
  isBlocked: false,
  begunAt: "2026-11-15T08:00:00.000Z",
  isStaffTyping: false,
  deliveredTo: 0,
  readTo: 0,
  erasedOn: null,
} as const;

function view(messages: ChatMessage[], more: Partial<ChatView> = {}): ChatView {
  return {
    messages,
    hasEarlier: false,
    state: STATE,
    isOnline: true,
    unconfirmedEmail: null,
    supportNumber: null,
    ...more,
  };
}

function pending(key: string, text: string, afterSeq = 0): OutgoingMessage {
  return { key, text, file: null, afterSeq, delay: null, failure: null };
}

function after(messages: ChatMessage[], ...events: ThreadEvent[]) {
  return events.reduce(changeThread, startThread(view(messages)));
}

const seqs = (messages: ChatMessage[]) => messages.map(({ seq }) => seq);

test("a message that comes twice, by the stream and by asking, is there once", () => {
  const thread = after(
    [message(1)],
    { type: "messages", messages: [message(2)] },
    { type: "messages", messages: [message(1), message(2), message(3)] },
  );
  expect(seqs(thread.messages)).toEqual([1, 2, 3]);
});

test("what was erased elsewhere is over, however long the next conversation is, and the next one is shown alone", () => {
  const other = { ...STATE, begunAt: "2026-11-15T09:00:00.000Z" };
  const told = after(
    [message(1), message(2)],
    { type: "messages", messages: [message(3)] },
    { type: "state", state: other },
  );
  expect(told.isOver).toBe(true);
  const fresh = [message(1, { text: "New" }), message(2), message(3), message(4)];
  const thread = changeThread(told, { type: "loaded", view: view(fresh, { state: other }) });
  expect(thread).toMatchObject({ isOver: false, messages: fresh });

  const isNew = { ...STATE, state: "new", begunAt: null } as const;
  expect(after([message(1)], { type: "state", state: isNew }).isOver).toBe(true);
  expect(changeThread(startThread(view([], { state: isNew })), { type: "state", state: STATE }).isOver).toBe(false);
});

test("one's own message may be known before an earlier one: what is asked for then begins at the gap", () => {
  const sending = pending("a", "Mine", 1);
  const thread = after(
    [message(1)],
    { type: "sending", pending: sending },
    { type: "sent", key: "a", message: own(3, "Mine") },
  );
  expect(seqs(thread.messages)).toEqual([1, 3]);
  expect(lastSeqBeforeGap(thread.messages)).toBe(1);
  const whole = changeThread(thread, { type: "messages", messages: [message(2), own(3, "Mine")] });
  expect(seqs(whole.messages)).toEqual([1, 2, 3]);
  expect(lastSeqBeforeGap(whole.messages)).toBe(3);
});

test("nothing is missing before the first message that is shown", () => {
  expect(lastSeqBeforeGap([])).toBe(0);
  expect(lastSeqBeforeGap([message(41), message(42)])).toBe(42);
});

test("a message that the stream brings before its own answer is not shown twice", () => {
  const thread = after(
    [],
    { type: "sending", pending: pending("a", "Hello") },
    { type: "messages", messages: [own(1, "Hello")] },
  );
  expect(unconfirmedMessages(thread)).toEqual([]);
  expect(changeThread(thread, { type: "sent", key: "a", message: own(1, "Hello") }).pending).toEqual([]);
});

test("of two messages that say the same, one that did not get through stays", () => {
  const thread = after(
    [],
    { type: "sending", pending: pending("a", "Hello") },
    { type: "sending", pending: pending("b", "Hello") },
    { type: "sent", key: "a", message: own(1, "Hello") },
    { type: "delayed", key: "b", delay: { reason: "line", waitMinutes: 0 } },
  );
  // Message 1 is the answer to the first of them, so it must not count for the second, too.
  expect(thread.pending.map(({ key }) => key)).toEqual(["b"]);
  expect(unconfirmedMessages(thread).map(({ key }) => key)).toEqual(["b"]);
});

test("what is sent once more stands at the end and is no longer marked as failed", () => {
  const thread = after(
    [],
    { type: "sending", pending: pending("a", "One") },
    { type: "failed", key: "a", failure: "service-unavailable" },
    { type: "sending", pending: pending("b", "Two") },
    { type: "sending", pending: pending("a", "One") },
  );
  expect(unconfirmedMessages(thread)).toEqual([pending("b", "Two"), pending("a", "One")]);
});

test("only what the other side writes is announced, and only once the page is open", () => {
  expect(startThread(view([message(1)])).arrived).toBeNull();
  const thread = after([message(1)], { type: "messages", messages: [own(2, "Mine"), message(3), own(4, "Mine too")] });
  expect(thread.arrived?.seq).toBe(3);
  expect(changeThread(thread, { type: "messages", messages: [message(3)] }).arrived?.seq).toBe(3);
});

test("earlier messages stand before the others, also after the page was asked anew", () => {
  const start = startThread(view([message(101), message(102)], { hasEarlier: true }));
  const more = changeThread(start, { type: "earlier", view: view([message(99), message(100)], { hasEarlier: true }) });
  expect(seqs(more.messages)).toEqual([99, 100, 101, 102]);
  const whole = changeThread(more, { type: "earlier", view: view([message(98)]) });
  const again = changeThread(whole, { type: "loaded", view: view([message(102), message(103)], { hasEarlier: true }) });
  expect(seqs(again.messages)).toEqual([98, 99, 100, 101, 102, 103]);
  expect(again.hasEarlier).toBe(false);
});

test("what was erased is gone, and what was being sent is not", () => {
  const sending: ThreadEvent = { type: "sending", pending: pending("a", "Still here") };
  const erased = view([], { state: { ...STATE, state: "new" } });
  const thread = after([message(1), message(2)], sending, { type: "over" }, { type: "loaded", view: erased });
  expect(thread.messages).toEqual([]);
  expect(thread.isOver).toBe(false);
  expect(unconfirmedMessages(thread).map(({ text }) => text)).toEqual(["Still here"]);
});

test("the staff's typing state expires", () => {
  const typing: ThreadEvent = { type: "state", state: { ...STATE, isStaffTyping: true } };
  expect(after([], typing).state.isStaffTyping).toBe(true);
  expect(after([], typing, { type: "typing-over" }).state.isStaffTyping).toBe(false);
});
