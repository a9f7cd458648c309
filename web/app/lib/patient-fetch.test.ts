import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBrokenLine } from "./broken-line.ts";
import { fetchPatiently } from "./patient-fetch.ts";

const ask = vi.fn<typeof fetch>();
const address = new URL("http://localhost/shop/checkout.data");
const broken = () => Promise.reject(new TypeError("Failed to fetch"));

let leave: AbortController;
let typed: { value: string; defaultValue: string }[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { onLine: true });
  typed = [];
  vi.stubGlobal("document", { querySelector: () => ({ querySelectorAll: () => typed }) });
  leave = new AbortController();
});

afterEach(() => {
  ask.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (init: RequestInit = {}) => fetchPatiently(ask, address, { ...init, signal: leave.signal });
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a form whose line breaks waits, and is sent again as it was when somebody wants that", async () => {
  const body = new URLSearchParams({ token: "one" });
  ask.mockImplementationOnce(broken).mockResolvedValue(new Response("there", { status: 202 }));
  const sent = send({ method: "POST", body });
  await settle();
  expect(readBrokenLine()).toMatchObject({ isForm: true, isOffline: false });
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(ask).toHaveBeenCalledTimes(1); // Only its author may send it again.

  readBrokenLine()?.tryAgain();
  const answer = await sent;
  expect([answer.status, await answer.text()]).toEqual([202, "there"]);
  expect(ask.mock.calls.map(([, init]) => init?.body)).toEqual([body, body]);
  expect(readBrokenLine()).toBeNull();
});

test("a fetch is retried by itself when the network is back", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  ask.mockImplementationOnce(broken).mockResolvedValue(new Response("there"));
  const fetched = send();
  await settle();
  expect(readBrokenLine()).toMatchObject({ isForm: false, isOffline: true });
  window.dispatchEvent(new Event("online"));
  expect(await (await fetched).text()).toBe("there");
  expect(readBrokenLine()).toBeNull();
});

test("a fetch is not retried by itself while somebody is typing", async () => {
  ask.mockImplementationOnce(broken).mockResolvedValue(new Response("there"));
  const fetched = send();
  await settle();
  typed = [{ value: "half a word", defaultValue: "" }];
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  readBrokenLine()?.tryAgain();
  expect(await (await fetched).text()).toBe("there");
});

test("navigating elsewhere ends the wait", async () => {
  ask.mockImplementation(broken);
  const sent = send({ method: "POST" });
  const refused = expect(sent).rejects.toMatchObject({ name: "AbortError" });
  await settle();
  leave.abort();
  await refused;
  expect(readBrokenLine()).toBeNull();
});

test("an answer that breaks off in the middle is none", async () => {
  const torn = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError("network error"));
    },
  });
  ask.mockResolvedValueOnce(new Response(torn)).mockResolvedValue(new Response("whole"));
  const fetched = send();
  await settle();
  readBrokenLine()?.tryAgain();
  expect(await (await fetched).text()).toBe("whole");
});

test("a proxy that cannot reach us is a broken line, and our own refusal an answer", async () => {
  ask.mockResolvedValueOnce(new Response("Bad Gateway", { status: 502 }));
  const headers = { "X-Remix-Response": "yes" };
  ask.mockResolvedValue(new Response("later", { status: 503, headers }));
  const fetched = send();
  await settle();
  readBrokenLine()?.tryAgain();
  expect((await fetched).status).toBe(503);
});

test("a line that stays silent is broken", async () => {
  ask.mockImplementationOnce(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      }),
  );
  ask.mockResolvedValue(new Response(null, { status: 204 }));
  const fetched = send();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(readBrokenLine()).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readBrokenLine()).not.toBeNull();
  readBrokenLine()?.tryAgain();
  expect((await fetched).status).toBe(204);
});
