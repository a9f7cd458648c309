import { expect, test } from "vitest";
import { chatMessageRequestSchema, chatQuerySchema, chatTextSchema } from "./chat.js";
import { deskTopic, keyOfDeskTopic } from "./changes.js";

const request = { key: "a-key-of-sixteen-or-more", text: "Hello", file: null, language: "en" };
const codesOf = (value: unknown) =>
  chatMessageRequestSchema.safeParse(value).error?.issues.map(({ message }) => message);

test("a message is text, or a file, or both", () => {
  expect(chatMessageRequestSchema.parse(request).text).toBe("Hello");
  expect(chatMessageRequestSchema.parse({ ...request, text: " ", file: "ref" }).text).toBe("");
  expect(codesOf({ ...request, text: "  \n " })).toEqual(["message-missing"]);
});

test("a message has an end, and no characters that deceive", () => {
  expect(codesOf({ ...request, text: "a".repeat(4_001) })).toEqual(["message-too-long"]);
  expect(codesOf({ ...request, text: "abc\u202Etxt.exe" })).toEqual(["message-characters"]);
  expect(chatTextSchema.parse("one\r\ntwo")).toBe("one\ntwo");
});

test("a key is long enough that nobody meets another's by chance", () => {
  expect(chatMessageRequestSchema.safeParse({ ...request, key: "short" }).success).toBe(false);
  expect(chatMessageRequestSchema.safeParse({ ...request, key: "a b c d e f g h i j k" }).success).toBe(false);
});

test("parts of a conversation are asked for by number", () => {
  expect(chatQuerySchema.parse({ after: "12" })).toEqual({ after: 12 });
  expect(chatQuerySchema.safeParse({ after: "-1" }).success).toBe(false);
  expect(chatQuerySchema.safeParse({ key: "another" }).success).toBe(false);
});

test("the desk's topics have a key, other topics have none of the desk's", () => {
  expect(keyOfDeskTopic(deskTopic("abc"))).toBe("abc");
  expect(keyOfDeskTopic("chat:abc")).toBeNull();
});
