import { expect, test, vi } from "vitest";
import { createContentCache } from "./content-cache.server.ts";

function setUp() {
  let nowMs = 0;
  const onRefreshError = vi.fn();
  const cache = createContentCache({ now: () => nowMs, freshMs: () => 2_000, onRefreshError });
  return { cache, onRefreshError, pass: (ms: number) => (nowMs += ms) };
}

/** Lets a background refresh finish. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a fresh answer is served without asking again", async () => {
  const { cache, pass } = setUp();
  const load = vi.fn().mockResolvedValue("first");
  await cache.read("home", load);
  pass(1_999);
  expect(await cache.read("home", load)).toBe("first");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a stale answer is served at once and renewed behind it", async () => {
  const { cache, pass } = setUp();
  await cache.read("home", () => Promise.resolve("old"));
  pass(2_000);
  expect(await cache.read("home", () => Promise.resolve("new"))).toBe("old");
  await settle();
  expect(await cache.read("home", () => Promise.resolve("unasked"))).toBe("new");
});

test("while the cms is down the last good answer stays, and the failure is reported", async () => {
  const { cache, pass, onRefreshError } = setUp();
  await cache.read("home", () => Promise.resolve("good"));
  const refused = new Error("connection refused");
  for (let attempt = 0; attempt < 3; attempt++) {
    pass(60_000);
    expect(await cache.read("home", () => Promise.reject(refused))).toBe("good");
    await settle();
  }
  expect(onRefreshError).toHaveBeenCalledTimes(3);
  expect(onRefreshError).toHaveBeenCalledWith(refused);
});

test("a failure without an earlier answer reaches the caller and is not remembered", async () => {
  const { cache } = setUp();
  await expect(cache.read("home", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.read("home", () => Promise.resolve("up"))).toBe("up");
});

test("concurrent visitors share one question", async () => {
  const { cache } = setUp();
  const load = vi.fn().mockImplementation(() => settle().then(() => "shared"));
  const answers = await Promise.all([cache.read("home", load), cache.read("home", load), cache.read("home", load)]);
  expect(answers).toEqual(["shared", "shared", "shared"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("the number of held answers is bounded", async () => {
  const { cache } = setUp();
  for (let index = 0; index < 1_200; index++) await cache.read(`page-${String(index)}`, () => Promise.resolve(index));
  expect(cache.heldEntries()).toBe(1_000);
  expect(await cache.read("page-0", () => Promise.resolve("asked again"))).toBe("asked again");
});

test("after a change the next visitor waits for the new answer", async () => {
  const { cache } = setUp();
  await cache.read("home", () => Promise.resolve("old"));
  cache.expire();
  expect(await cache.read("home", () => Promise.resolve("new"))).toBe("new");
  expect(await cache.read("home", () => Promise.resolve("unasked"))).toBe("new");
});

test("after a change that cannot be asked for, the last good answer stays", async () => {
  const { cache, onRefreshError } = setUp();
  await cache.read("home", () => Promise.resolve("old"));
  cache.expire();
  expect(await cache.read("home", () => Promise.reject(new Error("down")))).toBe("old");
  expect(onRefreshError).toHaveBeenCalledTimes(1);
  expect(await cache.read("home", () => Promise.resolve("new"))).toBe("new");
});

test("an answer that was asked for before a change is not taken for the one after it", async () => {
  const { cache } = setUp();
  let answerOld: (value: string) => void = () => undefined;
  const early = cache.read("home", () => new Promise<string>((resolve) => (answerOld = resolve)));
  cache.expire();
  const late = cache.read("home", () => Promise.resolve("new"));
  expect(await late).toBe("new");
  answerOld("old");
  expect(await early).toBe("old");
  expect(await cache.read("home", () => Promise.resolve("unasked"))).toBe("new");
});

test("a part of an answer has the age of the whole", async () => {
  const { cache } = setUp();
  await cache.read("all", () => Promise.resolve(["home", "shop"]));
  cache.hold("home", "home", "all");
  const load = vi.fn().mockResolvedValue("new");
  expect(await cache.read("home", load)).toBe("home");
  expect(load).not.toHaveBeenCalled();
  cache.expire();
  cache.hold("shop", "shop", "all");
  cache.hold("about", "about", "nothing");
  expect(await cache.read("shop", load)).toBe("new");
  expect(await cache.read("about", load)).toBe("new");
});

test("few questions at once: who waits too long for a turn gets the last good answer", async () => {
  const { cache, onRefreshError } = setUp();
  const keys = ["1", "2", "3", "4", "5"];
  for (const key of keys) await cache.read(key, () => Promise.resolve(`old ${key}`));
  cache.expire();
  vi.useFakeTimers();
  try {
    const load = vi.fn().mockReturnValue(new Promise(() => undefined));
    const [fifth] = keys.map(async (key) => cache.read(key, load)).slice(-1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await fifth).toBe("old 5");
    expect(load).toHaveBeenCalledTimes(4);
    expect(onRefreshError).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});
