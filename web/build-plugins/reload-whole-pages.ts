import type { Plugin } from "vite";

/**
 * In development an open page is loaded anew after every edit of code, as the server is. Vite would replace single
 * modules: one that holds a context (i18n/translations.tsx) is then there twice, and the page breaks. Styles stay hot.
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
