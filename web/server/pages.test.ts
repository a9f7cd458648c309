import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { ServerBuild } from "react-router";
import type { Visit } from "#app/visit/visit.server.ts";

/** Each test loads the server anew, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

type SiteOptions = {
  /** Changes the cache rules of the site's only page. */
  drawPage?: (visit: Visit, headers: Headers) => void;
  status?: number;
};

/** Starts the page server in one mode, with a site of one page and no cms. */
async function startPages(mode: "development" | "production", { drawPage, status }: SiteOptions = {}) {
  // Without change events a page is cached for one second, which a single request may take on a busy machine.
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubEnv("NODE_ENV", mode);
  vi.stubEnv("CMS_URL", "http://127.0.0.1:1");
  vi.resetModules();
  const { createPageServer } = await import("./pages.ts");
  const { connectionContext, visitContext, visitMiddleware } = await import("#app/visit/visit.server.ts");

  const build: ServerBuild = {
    entry: {
      module: {
        default: (...[, drawnStatus, headers, , loadContext]) => {
          loadContext.get(connectionContext).takePage("<html><head></head><body></body></html>");
          drawPage?.(loadContext.get(visitContext), headers);
          return new Response(null, { status: status ?? drawnStatus, headers });
        },
      },
    },
    routes: { root: { id: "root", path: "*", module: { default: () => null, middleware: [visitMiddleware] } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    assetsBuildDirectory: "",
    publicPath: "/",
    future: { v8_middleware: true, v8_passThroughRequests: true, v8_trailingSlashAwareDataRequests: true },
    ssr: true,
    // oxlint-disable-next-line typescript/no-deprecated -- the type still asks for it
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  };
  const site = { inlineScripts: [], backendPublicUrl: "", paymentOrigins: [], adminOrigins: [] };
  const pages = createPageServer({ build, site, release: null, fixedHeadersOf: () => ({}) });
  const server = createServer((request, response) => {
    void (async () => {
      if (!(await pages.sendFromMemory(request, response))) await pages.send(request, response, "");
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}, told = "server-timing") => {
    const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers });
    await response.arrayBuffer();
    return response.headers.get(told);
  };
}

test("in development an answer tells whether its page was kept", async () => {
  const ask = await startPages("development");
  expect(await ask("/about")).toBe('page;desc="miss"');
  expect(await ask("/about")).toBe('page;desc="hit"');
  expect(await ask("/about?from=mail")).toBe('page;desc="never kept"');
  expect(await ask("/about", { Cookie: "wren-session=a~b" })).toBe('page;desc="never kept"');
  expect(await ask("/about", { Cookie: "wren-currency=eur" })).toBe('page;desc="miss"');
});

test("in production no answer tells whether its page was kept", async () => {
  const ask = await startPages("production");
  expect(await ask("/about")).toBeNull();
  expect(await ask("/about")).toBeNull();
});

test("a personal page is never kept, whatever its Cache-Control says", async () => {
  const texts = [null, "private, no-cache", "no-cache, private", "private,no-cache", "public, max-age=3600"];
  const makePersonal: ((visit: Visit, headers: Headers) => void)[] = [
    (visit) => Object.assign(visit, { mayBeShared: false } satisfies Partial<Visit>),
    (visit) => Object.assign(visit, { mayBeShared: false, browserCopy: "form" } satisfies Partial<Visit>),
    (visit) => Object.assign(visit, { mayBeShared: false, browserCopy: "always" } satisfies Partial<Visit>),
    (_visit, headers) => headers.append("Set-Cookie", "wren-cart=a; Path=/"),
  ];
  const cases = texts.flatMap((text) => makePersonal.map((make) => ({ text, make })));
  const ask = await startPages("development", {
    drawPage: (visit, headers) => {
      const { text = null, make } = cases[Number(visit.pathname.slice(1))] ?? {};
      if (text !== null) headers.set("Cache-Control", text);
      make?.(visit, headers);
    },
  });
  for (const [index] of cases.entries()) {
    const path = `/${String(index)}`;
    expect([await ask(path), await ask(path)]).toEqual(['page;desc="miss"', 'page;desc="miss"']);
  }
});

test("a page with a Cache-Control of its own is not kept, one that may be shared is", async () => {
  const ask = await startPages("development", {
    drawPage: ({ pathname }, headers) => {
      if (pathname === "/own-header") headers.set("Cache-Control", "private, no-cache");
    },
  });
  await ask("/own-header");
  expect(await ask("/own-header")).toBe('page;desc="miss"');
  await ask("/shared");
  expect(await ask("/shared")).toBe('page;desc="hit"');
});

test("a 503 says when to come again, in its own time if it has one", async () => {
  const setOwn = ({ pathname }: Visit, headers: Headers) => {
    if (pathname === "/own-time") headers.set("Retry-After", "600");
  };
  const ask = await startPages("production", { status: 503, drawPage: setOwn });
  expect(await ask("/about", {}, "retry-after")).toBe("30");
  expect(await ask("/own-time", {}, "retry-after")).toBe("600");
});
