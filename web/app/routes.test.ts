import { isEditorsSlug } from "@wren/domain";
import { expect, test } from "vitest";
import { ROUTE_RULES } from "./lib/route-rules.ts";
import routes from "./routes.ts";

type Route = { path?: string; children?: Route[] };

function pathsOf(route: Route): string[] {
  const below = (route.children ?? []).flatMap(pathsOf);
  if (!route.path || route.path === "*") return below;
  return [route.path, ...below.map((path) => `${route.path ?? ""}/${path}`)];
}

test("editors can make no page where a route or an old address already leads", () => {
  const ours = [...(routes as Route[]).flatMap(pathsOf), ...ROUTE_RULES.map(({ from }) => from.slice(1))];
  expect(ours.length).toBeGreaterThan(60);
  // A parameter stands for anything, such as a product's slug.
  expect(ours.map((path) => path.replace(/:\w+/g, "any")).filter(isEditorsSlug)).toEqual([]);
});
