import { expect, test } from "vitest";
import { rememberLeftBehind } from "./left-behind.ts";

test("what was left behind is found again, once", () => {
  const drafts = rememberLeftBehind<string>();
  drafts.keep("ada@example.org", "My phone");
  expect(drafts.take("ada@example.org")).toBe("My phone");
  expect(drafts.take("ada@example.org")).toBeNull();
});

test("nothing waits for somebody who is not known", () => {
  const drafts = rememberLeftBehind<string>();
  drafts.keep(null, "My phone");
  expect(drafts.take(null)).toBeNull();
});

test("whoever comes next at the same window finds nothing, and neither does anybody after them", () => {
  const drafts = rememberLeftBehind<string>();
  drafts.keep("ada@example.org", "My phone");
  expect(drafts.take("bob@example.org")).toBeNull();
  expect(drafts.take("ada@example.org")).toBeNull();
});
