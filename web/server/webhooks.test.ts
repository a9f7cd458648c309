import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createWebhookProxy } from "./webhooks.ts";

type Message = { url: string; headers: IncomingHttpHeaders; body: Buffer };

/** A fake cms that records its requests. */
let told: Message[];
let cmsStatus: number;
let cms: Server;
let site: Server;
let origin: string;

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
};

beforeEach(async () => {
  told = [];
  cmsStatus = 200;
  cms = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      told.push({ url: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(cmsStatus).end();
    });
  });
  const door = createWebhookProxy(`${await listen(cms)}/api`);
  site = createServer((request, response) => {
    void door.send(request, response).then((isSent) => {
      if (!isSent) response.writeHead(418).end();
    });
  });
  origin = await listen(site);
});

afterEach(() => {
  cms.close();
  site.close();
});

const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

const post = (path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  fetch(origin + path, { method: "POST", body, headers });

test("the cms gets the very bytes, the signature, and nothing about the sender", async () => {
  const bytes = Buffer.from('\r\n{ "a":\t"\u00fc\\u00fc" }\n');
  const headers = { ...JSON_TYPE, "Stripe-Signature": "t=1,v1=abc", "Sandbox-Signature": "x", Cookie: "a=b" };
  expect((await post("/webhooks/stripe", new Uint8Array(bytes), headers)).status).toBe(200);
  expect(told).toMatchObject([{ url: "/api/webhooks/stripe", headers: { "stripe-signature": "t=1,v1=abc" } }]);
  expect(told[0]?.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(told[0]?.body).toEqual(bytes);
  expect(told[0]?.headers.cookie).toBeUndefined();
  expect(told[0]?.headers["sandbox-signature"]).toBeUndefined();
});

test("the cms's own answer is passed on, so a refusal is a refusal", async () => {
  for (const status of [400, 404, 500]) {
    cmsStatus = status;
    expect((await post("/webhooks/sandbox", "{}")).status).toBe(status);
  }
});

test("while the cms is away the provider is asked to come again", async () => {
  cms.close();
  cms.closeAllConnections();
  const answer = await post("/webhooks/stripe", "{}");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
});

const LARGEST = `{"a":"${"x".repeat(256 * 1024 - 8)}"}`;

test("a body that no provider sends is not read to its end", async () => {
  expect((await post("/webhooks/stripe", LARGEST)).status).toBe(200);
  expect((await post("/webhooks/stripe", `${LARGEST} `)).status).toBe(413);
  expect(told).toHaveLength(1);
});

test("a body without a declared length is counted while it comes", async () => {
  const parts = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(LARGEST));
      controller.enqueue(Buffer.from(" "));
      controller.close();
    },
  });
  const sent = { method: "POST", body: parts, headers: JSON_TYPE, duplex: "half" };
  expect((await fetch(`${origin}/webhooks/stripe`, sent)).status).toBe(413);
  expect(told).toEqual([]);
});

test.each([
  ["application/json", 200],
  ["Application/JSON;charset=UTF-8", 200],
  ["multipart/form-data; boundary=x", 415],
  ["multipart/form-data; boundary=application/json", 415],
  ["application/json, multipart/form-data; boundary=x", 415],
  ["application/jsonp", 415],
  ["application/x-www-form-urlencoded", 415],
  ["text/plain", 415],
])("a message of the type %s is answered with %i", async (type, status) => {
  expect((await post("/webhooks/stripe", "{}", { "Content-Type": type })).status).toBe(status);
  expect(told).toHaveLength(status === 200 ? 1 : 0);
});

test("a message without a type, or packed, is of the wrong type", async () => {
  expect((await post("/webhooks/stripe", new Uint8Array([123, 125]), {})).status).toBe(415);
  expect((await post("/webhooks/stripe", "{}", { ...JSON_TYPE, "Content-Encoding": "gzip" })).status).toBe(415);
  expect(told).toEqual([]);
});

test.each(["", "{", "7", "null", '"text"', "--edge"])("%j is no message", async (body) => {
  expect((await post("/webhooks/stripe", body)).status).toBe(400);
  expect(told).toEqual([]);
});

test.each([
  "/webhooks/nobody",
  "/webhooks/monero",
  "/webhooks/constructor",
  "/webhooks/Stripe",
  "/webhooks/",
  "/webhooks/stripe/more",
  "/webhooks/%73tripe",
  "/webhooks/..%2Fadmin",
])("%s is nobody's address", async (path) => {
  const answer = await post(path, "{}");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(told).toEqual([]);
});

test("a provider's address takes posts only", async () => {
  for (const method of ["GET", "PUT", "DELETE"]) {
    const answer = await fetch(`${origin}/webhooks/stripe?a=b`, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  }
  expect(told).toEqual([]);
});
