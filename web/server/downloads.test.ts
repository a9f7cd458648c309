import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi, type Mock } from "vitest";
import { createDownloadProxy } from "./downloads.ts";
import { refuseWithStatus } from "./refusal.ts";

type CmsHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake of the cms's uploads. */
let answer: CmsHandler;
let asked: IncomingMessage[];
let cms: Server;
let site: Server;
let origin: string;
let refuse: Mock<typeof refuseWithStatus>;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

beforeEach(async () => {
  asked = [];
  cms = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  refuse = vi.fn(refuseWithStatus);
  const downloads = createDownloadProxy(await listen(cms), refuse);
  site = createServer((request, response) => {
    void downloads.send(request, response).then((isSent) => {
      if (!isSent) response.writeHead(404).end("no file");
    });
  });
  origin = await listen(site);
});

afterEach(() => {
  for (const server of [site, cms]) {
    server.closeAllConnections();
    server.close();
  }
});

const ETAG = '"5f2a"';

test("a range request is passed on with its headers", async () => {
  const said = { "Content-Range": "bytes 4-9/10", "Content-Type": "application/zip", ETag: ETAG, "Content-Length": 6 };
  answer = (_request, response) => response.writeHead(206, { ...said, "Set-Cookie": "a=b", Server: "x" }).end("456789");
  const headers = { Range: "bytes=4-", "If-Range": ETAG, Cookie: "secret=1", Authorization: "Bearer x" };
  const part = await fetch(`${origin}/media/uploads/wrenos_1a.img`, { headers });
  expect(part.status).toBe(206);
  expect(Object.fromEntries(part.headers)).toMatchObject({
    "content-range": "bytes 4-9/10",
    "content-type": "application/zip",
    "content-length": "6",
    etag: ETAG,
  });
  expect(part.headers.has("set-cookie")).toBe(false);
  expect(await part.text()).toBe("456789");
  expect(asked[0]?.headers).toMatchObject({
    range: "bytes=4-",
    "if-range": ETAG,
    "accept-encoding": expect.stringContaining("identity") as string,
  });
  expect(asked[0]?.headers).not.toHaveProperty("cookie");
  expect(asked[0]?.headers).not.toHaveProperty("authorization");
});

test.each([
  [304, {}],
  [416, { "Content-Range": "bytes */10" }],
])("%i is handed on", async (status, headers) => {
  answer = (_request, response) => response.writeHead(status, { ETag: ETAG, ...headers }).end();
  const asks = { "If-None-Match": ETAG };
  const response = await fetch(`${origin}/media/uploads/wrenos_1a.img`, { headers: asks });
  expect(response.status).toBe(status);
  expect(response.headers.get("content-range")).toBe(new Headers(headers).get("content-range"));
});

test.each(["page.html", "drawing.svg", "data.xml", "paper.pdf", "code.js"])(
  "%s is taken along and never opened, even if the cms says otherwise",
  async (name) => {
    const said = { "Content-Type": "text/html", "Content-Disposition": "inline", "Content-Security-Policy": "" };
    answer = (_request, response) => response.writeHead(200, said).end("<script>alert(1)</script>");
    const { headers } = await fetch(`${origin}/media/uploads/${name}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-disposition": "attachment",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
  },
);

test("the name that the cms gives is the name on the visitor's disk", async () => {
  const disposition = "attachment; filename=\"Gr__e.txt\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.txt";
  answer = (_request, response) => response.writeHead(200, { "Content-Disposition": disposition }).end("text");
  const response = await fetch(`${origin}/media/uploads/groesse_1a.txt`);
  expect(response.headers.get("content-disposition")).toBe(disposition);
});

test("HEAD tells the size and sends nothing", async () => {
  answer = (_request, response) => response.writeHead(200, { "Content-Length": 10 }).end();
  const head = await fetch(`${origin}/media/uploads/wrenos_1a.img`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
});

test("a visitor who leaves half-way leaves nothing running", async () => {
  const closed = vi.fn();
  answer = (_request, response) => {
    response.writeHead(200, { "Content-Length": 1_000_000 }).write("half");
    response.once("close", closed);
  };
  const leaving = new AbortController();
  const response = await fetch(`${origin}/media/uploads/large_1a.img`, { signal: leaving.signal });
  expect(response.status).toBe(200);
  leaving.abort();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

test("a visitor who leaves before the answer is no failure", async () => {
  const leaving = new AbortController();
  const handled = vi.fn();
  site.on("request", (_request, response) => response.once("close", handled));
  answer = (_request, response) => response.once("close", () => cms.emit("left"));
  const left = new Promise((resolve) => cms.once("left", resolve));
  const gone = fetch(`${origin}/media/uploads/large_1a.img`, { signal: leaving.signal });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  leaving.abort();
  await expect(gone).rejects.toThrow();
  await left;
  await vi.waitFor(() => expect(handled).toHaveBeenCalled());
  expect(refuse).not.toHaveBeenCalled();
});

test("half a file is never taken for a whole one", async () => {
  answer = (_request, response) => {
    response.writeHead(200, { "Content-Length": 1_000_000 }).write("half", () => response.destroy());
  };
  const response = await fetch(`${origin}/media/uploads/large_1a.img`);
  await expect(response.text()).rejects.toThrow();
});

test("what does not exist is a 404, a failure a 502, and a silent cms a 503, and none of them is kept", async () => {
  for (const [said, told] of [
    [404, 404],
    [500, 502],
    [302, 503],
  ] as const) {
    answer = (_request, response) => response.writeHead(said, { Location: "http://elsewhere.example/" }).end("secret");
    const response = await fetch(`${origin}/media/uploads/gone_1a.zip`);
    expect([response.status, await response.text()]).toEqual([told, ""]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  answer = (_request, response) => response.destroy();
  expect((await fetch(`${origin}/media/uploads/gone_1a.zip`)).status).toBe(503);
});

test.each([
  "/media/admin",
  "/media/uploads/../api/users",
  "/media/uploads/%2e%2e/x.zip",
  "/media/uploads/a/b.zip",
  "/media/uploads/noending",
  "/media/uploads/two.tar.gz",
  "/media//evil.zip",
  "/uploads/a.zip",
])("%s never reaches the cms", async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
  expect(asked).toEqual([]);
});

test("a POST to an upload is not found and not passed on", async () => {
  expect((await fetch(`${origin}/media/uploads/a.zip`, { method: "POST", body: "x" })).status).toBe(404);
  expect(asked).toEqual([]);
});
