import { messageKeySchema, type ChatMessage } from "@wren/domain";
import { expect, test } from "vitest";
import { findCanned, insertCanned, slashSearch } from "./canned";
import { writtenSince } from "./drafts";
import { insertAt } from "./insert";
import { nextAttempt } from "./message-key";
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

const REPLIES = [
  { id: 1, title: "Restart", en: "Hold the button.", de: "Taste halten." },
  { id: 2, title: "Goodbye", en: "Have a good day.", de: "Einen schönen Tag." },
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
  expect(timelineOf({ messages, notes: [note] }).map(({ type }) => type)).toEqual([
    "message",
    "message",
    "note",
    "message",
  ]);
});

function said(seq: number, at: string): ChatMessage {
  return { seq, kind: "text", author: "visitor", by: null, at, text: "Hello", file: null };
}
