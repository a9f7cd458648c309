import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const MODULES: Record<string, string> = { "react-router": "index.mjs", "react-router/dom": "dom-export.mjs" };

/**
 * The spec's behaviour when code cannot be loaded: an event, whose listener may handle it (it reloads at most every 10
 * seconds), and otherwise the error.
 */
const EVENT_OR_ERROR = `
    if (window.dispatchEvent(new Event("wren:preload-error", { cancelable: true }))) throw error;
    return new Promise(() => {});`;

const REPLACEMENTS = [
  {
    // The router reloads endlessly when a page's code cannot be loaded.
    found: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
    by: () => EVENT_OR_ERROR,
  },
  {
    // The code that loads a page's data is a separate file; when it is missing, the router shows an error page.
    found: /await (import\([^)]*\broute\.clientLoaderModule\s*\))/,
    by: (_all: string, imported: string) => `await ${imported}.catch((error) => {${EVENT_OR_ERROR}})`,
  },
];

/**
 * React Router for browsers: the build without development warnings (its package always points at the one with them),
 * and without its own handling of missing code.
 */
export function browserRouter(): Plugin {
  const folder = path.dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
  const production = path.join(folder, "dist", "production");
  const replaced = new Set<RegExp>();
  return {
    name: "wren:browser-router",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source) {
      const file = MODULES[source];
      return file ? path.join(production, file) : null;
    },
    transform(code, id) {
      if (!id.startsWith(production)) return null;
      const here = REPLACEMENTS.filter(({ found }) => found.test(code));
      if (here.length === 0) return null;
      for (const { found } of here) replaced.add(found);
      return { code: here.reduce((changed, { found, by }) => changed.replace(found, by), code), map: null };
    },
    buildEnd(error) {
      if (!error && replaced.size < REPLACEMENTS.length)
        throw new Error("React Router handles missing code in other words now: see build-plugins/browser-router.ts");
    },
  };
}
