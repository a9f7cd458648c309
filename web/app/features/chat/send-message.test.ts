import { afterEach, expect, test, vi } from "vitest";
import { sendMessage } from "./send-message.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

async function sentWith(answer: () => Response | Promise<Response>) {
  vi.stubGlobal("fetch", () => Promise.resolve().then(answer));
  return sendMessage({ key: "k", text: "Hi", file: null, afterSeq: 0, delay: null, failure: null }, "en");
}

function reasonIn(result: Awaited<ReturnType<typeof sendMessage>>) {
  return "delay" in result ? result.delay.reason : null;
}

test("the visitor's connection is named only where nothing of ours came back", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(reasonIn(await sentWith(lost))).toBe("line");
  expect(reasonIn(await sentWith(() => new Response("<h1>Hotel</h1>")))).toBe("line");
  expect(reasonIn(await sentWith(() => new Response("Bad Gateway", { status: 502 })))).toBe("unreachable");
  expect(reasonIn(await sentWith(() => Response.json({ refusal: "service-unavailable" }, { status: 503 })))).toBe(
    "unreachable",
  );
});

test("early refusals say when to come again; only the chat's own limit is the visitor's haste", async () => {
  const early = new Response("429 Too Many Requests", { status: 429, headers: { "Retry-After": "5" } });
  expect(await sentWith(() => early)).toEqual({
    delay: { reason: "unreachable", waitMinutes: 1 },
    retryAfterMs: 5_000,
  });
  const own = Response.json({ refusal: "too-many-tries" }, { status: 429, headers: { "Retry-After": "70" } });
  expect(await sentWith(() => own)).toEqual({ delay: { reason: "too-many", waitMinutes: 2 }, retryAfterMs: 70_000 });
});

test("a refusal is passed on as it is", async () => {
  const refused = Response.json({ refusal: "chat-blocked" }, { status: 403 });
  expect(await sentWith(() => refused)).toEqual({ refusal: "chat-blocked" });
});
