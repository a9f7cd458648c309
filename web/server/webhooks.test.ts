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
      if (!isSent) response.writeHead(404).end();
    });
  });
  origin = await listen(site);
});

afterEach(() => {
  cms.close();
  site.close();
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(origin + path, { method: "POST", body, headers });

test("the cms gets the very bytes, the signature, and nothing about the sender", async () => {
  const bytes = new Uint8Array([0x7b, 0x20, 0x00, 0xff, 0x0d, 0x0a, 0x7d]);
  const headers = { "Content-Type": "application/json", "Stripe-Signature": "t=1,v1=abc", Cookie: "a=b" };
  expect((await post("/webhooks/stripe", bytes, headers)).status).toBe(200);
  expect(told).toMatchObject([{ url: "/api/webhooks/stripe", headers: { "stripe-signature": "t=1,v1=abc" } }]);
  expect(told[0]?.body).toEqual(Buffer.from(bytes));
  expect(told[0]?.headers.cookie).toBeUndefined();
});

test("the cms's own answer is passed on, so a refusal is a refusal", async () => {
  for (const status of [400, 404, 500]) {
    cmsStatus = status;
    expect((await post("/webhooks/sandbox", "{}", { "Sandbox-Signature": "x" })).status).toBe(status);
  }
});

test("while the cms is away the provider is asked to come again", async () => {
  cms.close();
  cms.closeAllConnections();
  const answer = await post("/webhooks/stripe", "{}");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
});

test("a body that no provider sends is not read to its end", async () => {
  expect((await post("/webhooks/stripe", "x".repeat(256 * 1024))).status).toBe(200);
  expect((await post("/webhooks/stripe", "x".repeat(256 * 1024 + 1))).status).toBe(413);
  expect(told).toHaveLength(1);
});

test("only posts to a provider's address are webhooks", async () => {
  expect((await fetch(`${origin}/webhooks/stripe`)).status).toBe(404);
  expect((await post("/webhooks/stripe/more", "")).status).toBe(404);
  expect((await post("/webhooks/..%2Fadmin", "")).status).toBe(404);
  expect(told).toEqual([]);
});
