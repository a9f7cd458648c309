import { expect, test } from "vitest";
import { createDraftStore } from "./draft-store.ts";

test("a draft is returned once", () => {
  const drafts = createDraftStore<string>();
  drafts.keep("ada@example.org", "My phone");
  expect(drafts.take("ada@example.org")).toBe("My phone");
  expect(drafts.take("ada@example.org")).toBeNull();
});

test("no draft is kept without a known person", () => {
  const drafts = createDraftStore<string>();
  drafts.keep(null, "My phone");
  expect(drafts.take(null)).toBeNull();
});

test("another person finds no draft, and asking removes it", () => {
  const drafts = createDraftStore<string>();
  drafts.keep("ada@example.org", "My phone");
  expect(drafts.take("bob@example.org")).toBeNull();
  expect(drafts.take("ada@example.org")).toBeNull();
});
