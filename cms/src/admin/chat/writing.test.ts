import { messageKeySchema, type DeskConversation } from "@wren/domain";
import { expect, test } from "vitest";
import { findCanned, insertCanned, slashSearch } from "./canned";
import { writtenSince } from "./drafts";
import { insertAt } from "./insert";
import { nextAttempt } from "./message-key";
import { snoozeUntil } from "./snooze-times";
import { hasSteps, stepsOf } from "./template-steps";
import { timelineOf } from "./timeline";

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

test("a second try of the same message has the same key, and another message another one", () => {
  const first = nextAttempt(null, { text: "Hello", files: [] }, random);
  expect(messageKeySchema.parse(first.key)).toBe(first.key);
  expect(nextAttempt(first, { text: "Hello", files: [] }, random)).toBe(first);
  expect(nextAttempt(first, { text: "Hello!", files: [] }, random).key).not.toBe(first.key);
  expect(nextAttempt(first, { text: "Hello", files: ["f"] }, random).key).not.toBe(first.key);
  expect(nextAttempt(null, { text: "Hello", files: [] }, random).key).not.toBe(first.key);
});

test("what is written while a reply is on its way is not lost with it", () => {
  const file = { ref: "f1", name: "a.txt", type: "text/plain", size: 1 } as const;
  const sent = { text: "Hello.", files: ["f1"] };
  expect(writtenSince({ text: "Hello.", files: [file] }, sent)).toEqual({ text: "", files: [] });
  expect(writtenSince({ text: "Hello. And", files: [file, { ...file, ref: "f2" }] }, sent)).toMatchObject({
    text: "And",
    files: [{ ref: "f2" }],
  });
  expect(writtenSince({ text: "Another", files: [] }, sent)).toEqual({ text: "Another", files: [] });
});

const NO_STEPS = { takesOver: false, labels: [], priority: null, snooze: null, closes: false };

const REPLIES = [
  { id: 1, title: "Restart", en: "Hold the button.", de: "Taste halten.", steps: NO_STEPS },
  { id: 2, title: "Goodbye", en: "Have a good day.", de: "Einen schönen Tag.", steps: NO_STEPS },
];

test("templates are found by words of their title and of their text in the chosen language", () => {
  const found = (search: string, language: "en" | "de") => findCanned(REPLIES, search, language).map(({ id }) => id);
  expect(found("", "en")).toEqual([1, 2]);
  expect(found("rest", "de")).toEqual([1]);
  expect(found("tag schönen", "de")).toEqual([2]);
  expect(found("tag", "en")).toEqual([]);
});

test("only a slash that begins the only line searches", () => {
  expect(slashSearch("/rest")).toBe("rest");
  expect(slashSearch("/")).toBe("");
  expect(slashSearch("and/or")).toBeNull();
  expect(slashSearch("/etc\nis a folder")).toBeNull();
});

test("a template takes the place of its search, and comes after what was written", () => {
  expect(insertCanned("/rest", "Hold the button.")).toBe("Hold the button.");
  expect(insertCanned("Hello Robin ", "Hold the button.")).toBe("Hello Robin\n\nHold the button.");
});

test("a link goes to the caret, apart from the words beside it", () => {
  const link = "Charger: https://wren.example/shop/charger";
  const at = (start: number, end = start) => ({ start, end });
  expect(insertAt("", at(0), link)).toEqual({ text: link, caret: link.length });
  expect(insertAt("See", at(3), link).text).toBe(`See ${link}`);
  expect(insertAt("See \n\nBye", at(4), link)).toEqual({ text: `See ${link}\n\nBye`, caret: 4 + link.length });
  expect(insertAt("See this page", at(4, 8), link).text).toBe(`See ${link} page`);
});

test("notes stand between the messages by their time", () => {
  const note = { id: 1, at: "2026-11-15T12:01:00.000Z", by: "Ada", text: "Batch 7" };
  const messages = [
    said(1, "2026-11-15T12:00:00.000Z"),
    said(2, "2026-11-15T12:01:00.000Z"),
    said(3, "2026-11-15T12:02:00.000Z"),
  ];
  const parts = { messages, notes: [note], events: [], hasEarlier: false };
  expect(timelineOf(parts).map(({ type }) => type)).toEqual(["message", "message", "note", "message"]);
});

test("what staff did stands between the messages, unless those around it are not loaded", () => {
  const messages = [said(8, "2026-11-15T12:00:00.000Z"), said(9, "2026-11-15T12:02:00.000Z")];
  const did = (id: number, at: string) => ({ id, at, by: "Ada", kind: "woken" as const, text: "" });
  const events = [did(1, "2026-11-15T11:00:00.000Z"), did(2, "2026-11-15T12:01:00.000Z")];
  const idsOf = (hasEarlier: boolean) =>
    timelineOf({ messages, notes: [], events, hasEarlier }).map((item) =>
      item.type === "event" ? -item.event.id : item.type === "message" ? item.message.seq : 0,
    );
  expect(idsOf(true)).toEqual([8, -2, 9]);
  expect(idsOf(false)).toEqual([-1, 8, -2, 9]);
});

test("a template's steps come in their order, closing last, with its title as the reason", () => {
  const now = new Date(2026, 10, 19, 14, 30);
  const labels = [{ id: 7, en: "Payment", de: "Zahlung" }];
  const all = { takesOver: true, labels, priority: "urgent", snooze: "tomorrow", closes: true } as const;
  expect(stepsOf({ title: "Refund", steps: { ...all, labels } }, now)).toEqual([
    { do: "take-over" },
    { do: "label", labelId: 7 },
    { do: "prioritize", reason: "Refund" },
    { do: "snooze", until: new Date(2026, 10, 20, 8).toISOString() },
    { do: "close" },
  ]);
  expect(stepsOf({ title: "Refund", steps: { ...NO_STEPS, priority: "normal" } }, now)).toEqual([
    { do: "prioritize", reason: null },
  ]);
  expect(hasSteps({ title: "Refund", steps: NO_STEPS })).toBe(false);
});

test("a conversation is put aside until a morning, on a Monday until the next one", () => {
  const thursday = new Date(2026, 10, 19, 22, 30);
  expect(snoozeUntil("later-today", thursday)).toEqual(new Date(2026, 10, 20, 1, 30));
  expect(snoozeUntil("tomorrow", thursday)).toEqual(new Date(2026, 10, 20, 8));
  expect(snoozeUntil("next-week", thursday)).toEqual(new Date(2026, 10, 23, 8));
  expect(snoozeUntil("next-week", new Date(2026, 10, 23, 7))).toEqual(new Date(2026, 10, 30, 8));
  expect(snoozeUntil("next-week", new Date(2026, 10, 22, 7))).toEqual(new Date(2026, 10, 23, 8));
});

function said(seq: number, at: string): DeskConversation["messages"][number] {
  return { seq, kind: "text", author: "visitor", by: null, at, text: "Hello", file: null, mailed: null };
}
