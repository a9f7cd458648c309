import type { DeskQueue, QueueEntry } from "@wren/domain";
import { expect, test } from "vitest";
import { hasNewWords, idOf, newWordsIn, type Heard } from "./new-words";
import { waitOf } from "./waiting";

const NOW_MS = Date.parse("2026-11-15T12:00:00.000Z");

test("a wait is counted in whole minutes, and is long from five and too long from fifteen", () => {
  expect(waitOf("2026-11-15T11:59:30.000Z", NOW_MS)).toEqual({ minutes: 0, level: "short" });
  expect(waitOf("2026-11-15T11:55:00.000Z", NOW_MS)).toEqual({ minutes: 5, level: "long" });
  expect(waitOf("2026-11-15T11:45:00.000Z", NOW_MS)).toEqual({ minutes: 15, level: "very-long" });
});

test("a clock that is behind the server's makes no negative wait", () => {
  expect(waitOf("2026-11-15T12:00:05.000Z", NOW_MS).minutes).toBe(0);
});

test("one more message is heard, also when its sender waits already", () => {
  expect(hasNewWords(heard([chat("a", 1)]), heard([chat("a", 2)]), null)).toBe(true);
});

test("what somebody is looking at makes no sound, unless somebody else comes as well", () => {
  const before = heard([chat("b", 1)]);
  expect(hasNewWords(before, heard([chat("a", 1), chat("b", 1)]), "a")).toBe(false);
  expect(hasNewWords(before, heard([chat("a", 1), chat("b", 1), chat("c", 1)]), "a")).toBe(true);
});

test("who waits is heard from every view, and changing the view is silent", () => {
  expect(hasNewWords(heard([], { view: "mine", waiting: 1 }), heard([], { view: "mine", waiting: 2 }), null)).toBe(
    true,
  );
  expect(hasNewWords(heard([], { view: "mine", waiting: 1 }), heard([chat("a", 3)]), null)).toBe(false);
});

test("an answer makes no sound", () => {
  expect(hasNewWords(heard([chat("a", 2)]), heard([]), null)).toBe(false);
});

test("a notification is for each conversation that became louder, or for somebody whom the view does not list", () => {
  const keys = (before: Heard, now: Heard) => newWordsIn(before, now).map((entry) => entry && idOf(entry));
  const before = heard([chat("a", 1), chat("b", 1)]);
  expect(keys(before, heard([chat("a", 2), chat("b", 1), chat("c", 1), request("d")]))).toEqual(["a", "c", "d"]);
  expect(keys(before, heard([chat("b", 1)]))).toEqual([]);
  expect(keys(heard([], { view: "mine", waiting: 1 }), heard([], { view: "mine", waiting: 2 }))).toEqual([null]);
  expect(keys(heard([], { view: "mine", waiting: 1 }), heard([chat("a", 3)]))).toEqual([]);
});

function heard(entries: QueueEntry[], { view = "waiting", waiting = entries.length } = {}) {
  const counts = { waiting, mine: 0, all: waiting, snoozed: 0, closed: 0 };
  const queue: DeskQueue = {
    entries,
    isSearchCut: false,
    labels: [],
    closing: [],
    counts,
    online: [],
    me: { id: 1, name: "Ada" },
    staff: [],
  };
  return { view, queue };
}

function chat(key: string, unreadCount: number): QueueEntry {
  return {
    type: "chat",
    key,
    email: `${key}@example.org`,
    isEmailConfirmed: true,
    supportNumber: null,
    state: "open",
    isBlocked: false,
    lastText: "Hello",
    unreadCount,
    isVisitorTyping: false,
    assignee: null,
    found: null,
    closesAt: null,
    snoozedUntil: null,
    dueSince: null,
    urgentReason: null,
    labels: [],
    waitingSince: "2026-11-15T11:59:00.000Z",
    language: "en",
    lastAt: "2026-11-15T11:59:00.000Z",
  };
}

function request(reference: string): QueueEntry {
  const at = "2026-11-15T11:59:00.000Z";
  return {
    type: "request",
    reference,
    requestType: { en: "Question", de: "Frage" },
    waitingSince: at,
    language: "en",
    lastAt: at,
  };
}
