import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBackendClient, type BackendError, type BackendVersion } from "./client.server.ts";

type Received = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };

let server: Server;
let answer: RequestListener;
let received: Received[];
const onError = vi.fn<(error: BackendError) => void>();

beforeEach(async () => {
  received = [];
  onError.mockReset();
  answer = (_request, response) => response.end("{}");
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function clientOf(version: BackendVersion, timeoutMs = 10_000) {
  const { port } = server.address() as AddressInfo;
  return createBackendClient({
    baseUrl: `http://127.0.0.1:${String(port)}/`,
    version,
    prefix: "/api",
    timeoutMs,
    onError,
  });
}

function sendJson(status: number, body: unknown): RequestListener {
  return (_request, response) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

test("a query is sent in bracket style below the prefix", async () => {
  await clientOf("v5").find("pages", { query: { filters: { slug: { $eq: "a&b" } }, fields: ["id", "title"] } });
  expect(received[0]?.url).toBe("/api/pages?filters[slug][$eq]=a%26b&fields[0]=id&fields[1]=title");
});

test("version 3 has no prefix, and its bodies are bare", async () => {
  answer = sendJson(200, [{ id: 1, title: "Home" }]);
  const found = await clientOf("v3").find("pages");
  expect(received[0]?.url).toBe("/pages");
  expect(found).toEqual({ ok: true, status: 200, result: [{ id: 1, title: "Home" }], meta: null });

  await clientOf("v3").create("pages", { title: "New" });
  expect(received[1]?.body).toBe('{"title":"New"}');
});

test("only version 4 asks for the format of version 4", async () => {
  await clientOf("v4").find("pages");
  await clientOf("v5").find("pages");
  expect(received.map(({ headers }) => headers["strapi-response-format"])).toEqual(["v4", undefined]);
});

test("creating, changing and deleting use the spec's methods and bodies", async () => {
  const client = clientOf("v5");
  answer = sendJson(201, { data: { id: 7 }, meta: { note: "kept" } });
  expect(await client.create("pages", { title: "New" })).toEqual({
    ok: true,
    status: 201,
    result: { id: 7 },
    meta: { note: "kept" },
  });
  await client.update("pages", "a/b", { title: "Other" });
  answer = (_request, response) => response.writeHead(204).end();
  expect(await client.delete("pages", "abc")).toEqual({ ok: true, status: 204, result: null, meta: null });
  await client.findOne("pages", "abc");
  expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["POST", "/api/pages", '{"data":{"title":"New"}}'],
    ["PUT", "/api/pages/a%2Fb", '{"data":{"title":"Other"}}'],
    ["DELETE", "/api/pages/abc", ""],
    ["GET", "/api/pages/abc", ""],
  ]);
});

test("a token travels as bearer, and without one there is no header", async () => {
  const client = clientOf("v5");
  await client.find("pages", { bearer: { token: "secret", clear: vi.fn() } });
  await client.find("pages", { bearer: { token: null, clear: vi.fn() } });
  expect(received.map(({ headers }) => headers.authorization)).toEqual(["Bearer secret", undefined]);
});

test("a stale token is cleared and the question asked again without it", async () => {
  const clear = vi.fn();
  answer = (request, response) =>
    request.headers.authorization
      ? sendJson(401, { data: null, error: { status: 401, name: "UnauthorizedError", message: "No", details: {} } })(
          request,
          response,
        )
      : sendJson(200, { data: ["public"], meta: {} })(request, response);
  const found = await clientOf("v5").find("pages", { bearer: { token: "stale", clear } });
  expect(found).toMatchObject({ ok: true, result: ["public"] });
  expect(clear).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
});

test("a token that the backend's clock has ended is renewed first, and not cleared", async () => {
  const refuse = sendJson(401, {
    data: null,
    error: { status: 401, name: "UnauthorizedError", message: "No", details: {} },
  });
  const accept = sendJson(200, { data: ["own"], meta: {} });
  answer = (request, response) => (request.headers.authorization === "Bearer new" ? accept : refuse)(request, response);
  const tokens = ["old", "new"];
  const clear = vi.fn();
  const bearer = {
    get token() {
      return tokens[0] ?? null;
    },
    renew: () => Promise.resolve(tokens.shift() !== undefined),
    clear,
  };
  expect(await clientOf("v5").find("pages", { bearer })).toMatchObject({ ok: true, result: ["own"] });
  expect(clear).not.toHaveBeenCalled();
});

test.each([401, 403, 404, 429, 500])("what the backend says when it answers %i is passed on", async (status) => {
  const body = { data: null, error: { status, name: "SomeError", message: "Because", details: { key: "email" } } };
  answer = sendJson(status, body);
  expect(await clientOf("v5").find("pages")).toEqual({ ok: false, status, result: null, meta: null, error: body });
  await expect(clientOf("v5").call({ path: "/pages" })).rejects.toMatchObject({ status, body, message: "Because" });
  expect(onError).toHaveBeenCalledTimes(2);
});

test("a refusal of version 3 is passed on as it came", async () => {
  const body = { error: "Bad Request", message: "no such field", statusCode: 400 };
  answer = sendJson(400, body);
  expect(await clientOf("v3").find("pages")).toMatchObject({ ok: false, status: 400, error: body });
});

const SILENT_FAILURES: Record<string, RequestListener> = {
  "cuts the connection": (request) => request.socket.destroy(),
  "never answers": () => undefined,
  "answers with a page instead of JSON": (_request, response) => response.end("<h1>It works!</h1>"),
  "fails without a reason": (_request, response) => response.writeHead(502).end("Bad Gateway"),
  "sends half a body": (_request, response) => {
    response.writeHead(200, { "Content-Length": "100" });
    response.write('{"data":');
    setImmediate(() => response.destroy());
  },
};

test.each(Object.entries(SILENT_FAILURES))(
  "a backend that %s is an unknown error, asked only once",
  async (what, fail) => {
    answer = fail;
    const timeoutMs = what === "never answers" ? 300 : undefined;
    expect(await clientOf("v5", timeoutMs).find("pages")).toEqual({
      ok: false,
      status: 500,
      result: null,
      meta: null,
      error: { error: { status: 500, name: "UnknownError", message: expect.stringMatching(/./) as string } },
    });
    expect(await clientOf("v3", timeoutMs).find("pages")).toMatchObject({
      ok: false,
      status: 500,
      error: { error: "UnknownError", message: expect.stringMatching(/./) as string, statusCode: 500 },
    });
    expect(received).toHaveLength(2);
    expect(onError).toHaveBeenCalledTimes(2);
  },
);

test("a backend that is not there is an unknown error that says why", async () => {
  const client = createBackendClient({ baseUrl: "http://127.0.0.1:1", version: "v5", prefix: "/api", timeoutMs: 300 });
  const found = await client.find("pages");
  expect(found).toMatchObject({ ok: false, status: 500, error: { error: { name: "UnknownError" } } });
});
