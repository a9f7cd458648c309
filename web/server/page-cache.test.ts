import { expect, test } from "vitest";
import { createPageCache, type HeldPage } from "./page-cache.ts";

function setUp() {
  let nowMs = 0;
  const cache = createPageCache({ maxBytes: 1_000, maxAgeMs: () => 60_000, now: () => nowMs });
  return { cache, pass: (ms: number) => (nowMs += ms) };
}

/** A page whose three representations have a third of the bytes each. */
function pageOf(text: string, bytes = 300): HeldPage {
  const one = { headers: [], body: text.repeat(bytes / 3 / text.length), etag: `"${text}"` };
  return { br: one, gzip: one, identity: one };
}

test("a page is found under its key only, until it is too old", () => {
  const { cache, pass } = setUp();
  cache.store("chf /shop", pageOf("a"), cache.edition());
  expect(cache.find("chf /shop")?.br.etag).toBe('"a"');
  expect(cache.find("eur /shop")).toBeNull();
  pass(60_000);
  expect(cache.find("chf /shop")).toBeNull();
  expect(cache.heldBytes()).toBe(0);
});

test("a change of content empties it, and what was begun before is not kept", () => {
  const { cache } = setUp();
  const begunIn = cache.edition();
  cache.store("chf /", pageOf("a"), begunIn);
  cache.clear();
  expect(cache.find("chf /")).toBeNull();
  cache.store("chf /", pageOf("old"), begunIn);
  expect(cache.find("chf /")).toBeNull();
});

test("memory is bounded: the oldest page makes room", () => {
  const { cache } = setUp();
  for (const key of ["a", "b", "c", "d"]) cache.store(key, pageOf(key), cache.edition());
  expect(cache.find("a")).toBeNull();
  expect(cache.find("d")).not.toBeNull();
  expect(cache.heldBytes()).toBe(900);
  cache.store("d", pageOf("again", 600), cache.edition());
  expect(cache.heldBytes()).toBeLessThanOrEqual(1_000);
});
