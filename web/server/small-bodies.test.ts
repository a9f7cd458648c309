import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { receivedBody, receiveSmallBody } from "./small-bodies.ts";

type Sent = { method: string; headers?: Record<string, string>; body?: string };

/** Sends a request and looks at it on the server's side. */
async function look<Result>(sent: Sent, work: (request: IncomingMessage) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      void work(request)
        .then(resolve, reject)
        .finally(() => {
          response.end();
          server.closeAllConnections();
          server.close();
        });
    });
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      const { method, headers } = sent;
      ask({ port, method, headers: { ...headers } })
        .on("error", () => undefined) // The server closes while a long body is still being sent.
        .end(sent.body);
    });
  });
}

async function receive(request: IncomingMessage) {
  const isWhole = await receiveSmallBody(request);
  const body = receivedBody(request);
  return { isWhole, text: body && Buffer.from(body).toString() };
}

test("a form is read ahead", async () => {
  const sent = { method: "POST", headers: { "Content-Length": "3" }, body: "a=b" };
  expect(await look(sent, receive)).toEqual({ isWhole: true, text: "a=b" });
});

test("a request without a body is whole", async () => {
  expect(await look({ method: "GET" }, receive)).toEqual({ isWhole: true, text: undefined });
  expect(await look({ method: "POST", headers: { "Content-Length": "0" } }, receive)).toMatchObject({ isWhole: true });
});

test("an upload, and a body of unknown length, are left to whoever works on them", async () => {
  const long = "x".repeat(70_000);
  const upload = { method: "POST", headers: { "Content-Length": String(long.length) }, body: long };
  expect(await look(upload, receive)).toEqual({ isWhole: false, text: undefined });
  const chunked = { method: "POST", headers: { "Transfer-Encoding": "chunked" }, body: "a=b" };
  expect(await look(chunked, receive)).toEqual({ isWhole: false, text: undefined });
});
