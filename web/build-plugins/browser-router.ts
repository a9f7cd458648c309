import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const MODULES: Record<string, string> = { "react-router": "index.mjs", "react-router/dom": "dom-export.mjs" };

/** What the router does when a page's code cannot be loaded: it reloads, as often as it takes. */
const ENDLESS_RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
/**
 * What the spec wants instead: an event, whose listener may take the case (it reloads at most every 10 seconds),
 * and else the error itself.
 */
const EVENT_AND_ERROR = `
    if (window.dispatchEvent(new Event("wren:preload-error", { cancelable: true }))) throw error;
    return new Promise(() => {});`;

/**
 * React Router as browsers get it: its files without development warnings (its package always points at those
 * with them), and without its endless reload.
 */
export function browserRouter(): Plugin {
  const folder = path.dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
  const production = path.join(folder, "dist", "production");
  let isReplaced = false;
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
      if (!id.startsWith(production) || !ENDLESS_RELOAD.test(code)) return null;
      isReplaced = true;
      return { code: code.replace(ENDLESS_RELOAD, EVENT_AND_ERROR), map: null };
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        throw new Error("React Router reloads in other words now: see build-plugins/browser-router.ts");
    },
  };
}
