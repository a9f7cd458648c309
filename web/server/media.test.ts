import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createMediaProxy } from "./media.ts";

/** A fake of the cms's uploads that counts requests. */
let asked: string[];
let isCmsUp: boolean;
let cms: Server;
let site: Server;
let origin: string;

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
};

beforeAll(() => {
  cms = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (!isCmsUp) return response.destroy();
    if (request.url === "/uploads/gone.png") return response.writeHead(404).end();
    if (request.url === "/uploads/page.png")
      return response.writeHead(200, { "Content-Type": "text/html" }).end("<script>");
    return response.writeHead(200, { "Content-Type": "image/webp" }).end("picture");
  });
});

beforeEach(async () => {
  asked = [];
  isCmsUp = true;
  const media = createMediaProxy(cms.listening ? addressOf(cms) : await listen(cms));
  site = createServer((request, response) => {
    void media.send(request, response).then((isSent) => {
      if (!isSent) response.writeHead(404).end("no picture");
    });
  });
  origin = await listen(site);
});

afterEach(() => site.close());
afterAll(() => cms.close());

function addressOf(server: Server): string {
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

test("a picture comes from our origin, may be kept for ever, and is fetched once", async () => {
  for (let visit = 0; visit < 3; visit++) {
    const response = await fetch(`${origin}/media/uploads/hero_1a.webp`);
    expect(await response.text()).toBe("picture");
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toContain("immutable");
  }
  expect(asked).toEqual(["/uploads/hero_1a.webp"]);
});

test("a picture seen before outlives the cms; an unseen one is told as unavailable, not as missing", async () => {
  await fetch(`${origin}/media/uploads/seen.webp`);
  isCmsUp = false;
  expect((await fetch(`${origin}/media/uploads/seen.webp`)).status).toBe(200);
  const unseen = await fetch(`${origin}/media/uploads/unseen.webp`);
  expect(unseen.status).toBe(503);
  expect(unseen.headers.get("cache-control")).toBe("no-store");
  isCmsUp = true;
  expect((await fetch(`${origin}/media/uploads/unseen.webp`)).status).toBe(200);
});

test("what does not exist is a 404, and what is no picture is never passed on", async () => {
  expect((await fetch(`${origin}/media/uploads/gone.png`)).status).toBe(404);
  const page = await fetch(`${origin}/media/uploads/page.png`);
  expect(page.status).toBe(502);
  expect(await page.text()).toBe("");
});

test.each([
  "/media/admin",
  "/media/uploads/../api/users",
  "/media/uploads/%2e%2e/x.png",
  "/media/uploads/a.svg",
  "/media//evil.png",
])("%s never reaches the cms", async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
  expect(asked).toEqual([]);
});
