import { expect, test } from "vitest";
import { localeOfPath } from "#app/i18n/path.ts";
import type { RouteRule } from "#app/lib/route-rules.ts";
import { followRouteRule } from "./guards.server.ts";

const RULES: RouteRule[] = [
  { from: "/terms", to: "/tos", status: 301 },
  { from: "/source", to: "https://git.example/wren?tab=readme#top", status: 302 },
];

test.each([
  ["a path of ours stays in the visitor's language", "/de/terms", { status: 301, to: "/de/tos" }],
  ["and in the default language it has no prefix", "/terms/", { status: 301, to: "/tos" }],
  ["what was asked goes along", "/terms?print=1", { status: 301, to: "/tos?print=1" }],
  [
    "another site's address is left as it is",
    "/source",
    { status: 302, to: "https://git.example/wren?tab=readme#top" },
  ],
  ["whatever the language", "/de/source", { status: 302, to: "https://git.example/wren?tab=readme#top" }],
])("%s", (_case, path, { status, to }) => {
  const { pathname, search } = new URL(path, "http://localhost");
  const answer = followRouteRule({ pathname, search, locale: localeOfPath(pathname) }, RULES);
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get("Location")).toBe(to);
});

test("a path without a rule goes on to its page", () => {
  expect(followRouteRule({ pathname: "/shop", search: "", locale: "en" }, RULES)).toBeNull();
});
