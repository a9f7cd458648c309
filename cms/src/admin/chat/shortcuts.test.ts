import { expect, test } from "vitest";
import { isLinkKey, shortcutOf, stepTo } from "./shortcuts";

const plain = (key: string) => ({ key, ctrlKey: false, metaKey: false, altKey: false });
const somewhere = { isTyping: false, isInQueue: false };

test("letters are keys of the desk, but not in a field", () => {
  expect(shortcutOf(plain("r"), somewhere)).toBe("reply");
  expect(shortcutOf(plain("?"), somewhere)).toBe("help");
  expect(shortcutOf(plain("r"), { ...somewhere, isTyping: true })).toBeNull();
});

test("the browser's own keys stay its own", () => {
  expect(shortcutOf({ ...plain("c"), ctrlKey: true }, somewhere)).toBeNull();
  expect(shortcutOf({ ...plain("r"), metaKey: true }, somewhere)).toBeNull();
});

test("arrows move within the queue and scroll elsewhere", () => {
  expect(shortcutOf(plain("ArrowDown"), { ...somewhere, isInQueue: true })).toBe("next");
  expect(shortcutOf(plain("ArrowDown"), somewhere)).toBeNull();
});

test("steps stay within the queue and begin at its top", () => {
  expect(stepTo("next", { from: -1, count: 3 })).toBe(0);
  expect(stepTo("next", { from: 2, count: 3 })).toBe(2);
  expect(stepTo("previous", { from: 0, count: 3 })).toBe(0);
  expect(stepTo("previous", { from: 2, count: 3 })).toBe(1);
});

test("a page is handed over with one key, and with another while somebody writes", () => {
  expect(shortcutOf(plain("l"), somewhere)).toBe("link");
  expect(isLinkKey({ ...plain("k"), ctrlKey: true })).toBe(true);
  expect(isLinkKey({ ...plain("K"), metaKey: true })).toBe(true);
  expect(isLinkKey(plain("k"))).toBe(false);
  expect(isLinkKey({ ...plain("k"), ctrlKey: true, altKey: true })).toBe(false);
});
