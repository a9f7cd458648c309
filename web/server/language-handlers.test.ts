import { expect, test } from "vitest";
import type { ServerBuild } from "react-router";
import { createLanguageHandlers } from "./language-handlers.ts";

/** A route that answers with its own name. */
const route = (id: string, path: string) => [id, { id, path, module: { loader: () => new Response(id) } }] as const;

const build = {
  entry: { module: { default: () => new Response(null) } },
  routes: Object.fromEntries<unknown>([
    route("preferences", "preferences"),
    route("en/shop", "shop"),
    route("en/not-found", "*"),
    route("de/shop", "de/shop"),
    route("de/not-found", "de/*"),
  ]),
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  assetsBuildDirectory: "",
  publicPath: "/",
  future: { v8_passThroughRequests: true, v8_trailingSlashAwareDataRequests: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "" },
} as unknown as ServerBuild;

const handlerFor = createLanguageHandlers(build, "production");

test.each([
  ["/shop", "en/shop"],
  ["/de/shop", "de/shop"],
  ["/design", "en/not-found"],
  ["/de", "de/not-found"],
  ["/de/design", "de/not-found"],
  ["/preferences", "preferences"],
])("%s is answered by %s", async (pathname, id) => {
  const answer = await handlerFor(pathname)(new Request(`http://localhost${pathname}`));
  expect(await answer.text()).toBe(id);
});

test("a page's data is answered in the page's language, at the start too", () => {
  expect(handlerFor("/de.data")).toBe(handlerFor("/de"));
  expect(handlerFor("/_root.data")).toBe(handlerFor("/"));
  expect(handlerFor("/de.data")).not.toBe(handlerFor("/"));
});
