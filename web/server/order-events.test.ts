import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventStreams, type EventStreams } from "./event-streams.ts";
import { createOrderEvents } from "./order-events.ts";

const SECRET = "abcdefghijklmnopqrstuv";
/** SHA-256 of the secret, base64url. */
const TOPIC = "order:9p-bcNHJpUQiWMp2-LCnpF_LTjHDYUG2NX7FkTKLBiQ";

let server: Server;
let streams: EventStreams;
let isListening: boolean;
let address: string;

beforeEach(async () => {
  isListening = true;
  streams = createEventStreams({ maxStreams: 1, maxPerVisitor: 1 });
  const events = createOrderEvents({
    streams,
    isListening: () => isListening,
    visitorOf: () => "ann",
    isOrder: (_visitor, secret) =>
      secret === SECRET
        ? Promise.resolve(true)
        : secret.startsWith("fail")
          ? Promise.reject(new Error("cms"))
          : Promise.resolve(false),
  });
  server = createServer((request, response) => {
    void events.send(request, response).then((isSent) => isSent || response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/shop/confirmation/events`;
});

afterEach(async () => {
  streams.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("whoever knows an order's secret hears its news", async () => {
  const response = await fetch(`${address}?order=${SECRET}`);
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  await reader?.read();
  streams.tell("order:somebody-else's");
  streams.tell(TOPIC);
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("event: news\ndata: {}\n\n");
});

test("an unknown secret is not found, and neither is what is none", async () => {
  expect((await fetch(`${address}?order=vutsrqponmlkjihgfedcba`)).status).toBe(404);
  expect((await fetch(`${address}?order=x`)).status).toBe(404);
  expect((await fetch(address)).status).toBe(404);
});

test("a page that would hear nothing is told to look for itself", async () => {
  expect((await fetch(`${address}?order=failfailfailfailfailfail`)).status).toBe(503);
  isListening = false;
  expect((await fetch(`${address}?order=${SECRET}`)).status).toBe(503);
});

test("there are only so many places, and a stream is only read", async () => {
  await fetch(`${address}?order=${SECRET}`);
  await vi.waitFor(() => expect(streams.count()).toBe(1));
  expect((await fetch(`${address}?order=${SECRET}`)).status).toBe(429);
  expect((await fetch(`${address}?order=${SECRET}`, { method: "POST" })).status).toBe(405);
});

test("other addresses are left to other handlers", async () => {
  expect((await fetch(`${address}/more`)).status).toBe(418);
});
