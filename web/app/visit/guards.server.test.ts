import { expect, test } from "vitest";
import type { RouteRule } from "#app/lib/route-rules.ts";
import { followRouteRule } from "./guards.server.ts";

const RULES: RouteRule[] = [
  { from: "/terms", to: "/tos", status: 301 },
  { from: "/source", to: "https://git.example/wren?tab=readme#top", status: 302 },
];

test.each([
  ["a path of ours stays in the visitor's language", "/de/terms", "de", 301, "/de/tos"],
  ["and in the default language it has no prefix", "/terms/", "en", 301, "/tos"],
  ["another site's address is left as it is", "/source", "en", 302, "https://git.example/wren?tab=readme#top"],
  ["whatever the language", "/de/source", "de", 302, "https://git.example/wren?tab=readme#top"],
] as const)("%s", (_case, path, locale, status, location) => {
  const answer = followRouteRule({ url: new URL(path, "https://wren.example"), locale }, RULES);
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get("Location")).toBe(location);
});

test("a path without a rule goes on to its page", () => {
  expect(followRouteRule({ url: new URL("https://wren.example/shop"), locale: "en" }, RULES)).toBeNull();
});
