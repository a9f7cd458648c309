import { expect, test } from "vitest";
import { loadScriptsLate } from "./late-scripts.ts";

/** A page as React Router 7.18 writes it. */
const PAGE = `<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/m.js"/><link rel="modulepreload" href="/e.js"/></head><body><p>Text</p><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/m.js";
import * as route0 from "/root.js";
import * as route1 from "/page.js";
  
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/e.js");</script></body></html>`;

test("modules are no longer preloaded, everything else stays", () => {
  const page = loadScriptsLate(PAGE);
  expect(page).not.toContain("modulepreload");
  expect(page).toContain('<link rel="stylesheet" href="/a.css"/></head><body><p>Text</p>');
  expect(page).toContain("<script>window.__reactRouterContext = {};</script>");
});

test("modules are requested all at once after the page is shown, under their old names", () => {
  const page = loadScriptsLate(PAGE);
  expect(page).toContain(
    'const [,route0,route1]=await Promise.all([import("/m.js"),import("/root.js"),import("/page.js")]);',
  );
  expect(page).toContain(
    'window.__reactRouterRouteModules = {"root":route0,"page":route1};\n\nimport("/e.js");</script>',
  );
  expect(page.indexOf("requestIdleCallback")).toBeLessThan(page.indexOf("Promise.all"));
  expect(page).not.toMatch(/import (?:"|\*)/);
});

test("a page without scripts is left alone", () => {
  expect(loadScriptsLate("<html></html>")).toBe("<html></html>");
});
