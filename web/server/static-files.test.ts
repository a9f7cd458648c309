import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";
import { loadStaticFiles, sendStaticFile } from "./static-files.ts";

let directory: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  directory = await makeTemporaryFolder("static");
  mkdirSync(path.join(directory, "assets"));
  mkdirSync(path.join(directory, ".vite"));
  writeFileSync(path.join(directory, "assets", "app-abc.js"), "plain");
  writeFileSync(path.join(directory, "assets", "app-abc.js.br"), "brotli");
  writeFileSync(path.join(directory, "assets", "app-abc.js.gz"), "gzip");
  writeFileSync(path.join(directory, "robots.txt"), "User-agent: *");
  writeFileSync(path.join(directory, "notes.exe"), "unknown type");

  const files = loadStaticFiles(directory);
  server = createServer((request, response) => {
    if (!sendStaticFile(files, request, response)) response.writeHead(404).end("not static");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

/** `fetch` would decode the body; this test needs the bytes as sent. */
async function get(pathname: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await fetch(origin + pathname, { method, headers: { "Accept-Encoding": "identity", ...headers } });
  return response;
}

test("a hashed asset may be kept for ever, others are asked for again", async () => {
  expect((await get("/assets/app-abc.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await get("/robots.txt")).headers.get("cache-control")).toBe("public, max-age=300, must-revalidate");
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", null],
])("a browser that accepts %s gets %s", async (accepted, encoding) => {
  const response = await get("/assets/app-abc.js", { "Accept-Encoding": accepted }, "HEAD");
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
});

test("what the browser already has is not sent again, and each encoding has its own tag", async () => {
  const plain = (await get("/assets/app-abc.js")).headers.get("etag") ?? "";
  const brotli = (await get("/assets/app-abc.js", { "Accept-Encoding": "br" }, "HEAD")).headers.get("etag") ?? "";
  expect(plain).not.toBe(brotli);
  expect((await get("/assets/app-abc.js", { "If-None-Match": `"other", W/${plain}` })).status).toBe(304);
  expect((await get("/assets/app-abc.js", { "If-None-Match": brotli })).status).toBe(200);
});

test("a query does not hide a file, and HEAD has the length but no body", async () => {
  const response = await get("/robots.txt?v=1", {}, "HEAD");
  expect(response.headers.get("content-length")).toBe("13");
  expect(await response.text()).toBe("");
});

test.each(["/assets/app-abc.js.br", "/notes.exe", "/assets/../robots.txt%00", "/%2e%2e/package.json", "/assets"])(
  "%s is not a static file",
  async (pathname) => {
    expect((await get(pathname)).status).toBe(404);
  },
);

test("a POST to a file is not found", async () => {
  expect((await get("/robots.txt", {}, "POST")).status).toBe(404);
});
