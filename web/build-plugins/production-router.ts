import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const MODULES: Record<string, string> = { "react-router": "index.mjs", "react-router/dom": "dom-export.mjs" };

/** React Router's package always points at its development files; browsers get the ones without warnings. */
export function productionRouter(): Plugin {
  const folder = path.dirname(createRequire(import.meta.url).resolve("react-router/package.json"));
  return {
    name: "wren:production-router",
    enforce: "pre",
    apply: "build",
    resolveId(source) {
      const file = MODULES[source];
      return file && this.environment.name === "client" ? path.join(folder, "dist", "production", file) : null;
    },
  };
}
