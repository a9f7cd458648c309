import type { Plugin } from "vite";

/**
 * Reloads an open page after every edit of code in development, as the server is. Vite would replace single modules:
 * one that holds a context (i18n/translations.tsx) would then exist twice and break the page. Styles stay hot.
 */
export function reloadWholePages(): Plugin {
  return {
    name: "wren:reload-whole-pages",
    apply: "serve",
    hotUpdate: {
      order: "pre",
      handler({ modules, server }) {
        if (!modules.some(({ type }) => type === "js")) return undefined;
        server.environments.client.hot.send({ type: "full-reload" });
        return [];
      },
    },
  };
}
