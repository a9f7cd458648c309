import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { browserRouter } from "./build-plugins/browser-router.ts";
import { keepRetiredAssets } from "./build-plugins/retired-assets.ts";
import { compileMessages } from "./build-plugins/compile-messages.ts";
import { reloadWholePages } from "./build-plugins/reload-whole-pages.ts";

export default defineConfig({
  plugins: [
    compileMessages(),
    browserRouter(),
    reloadWholePages(),
    tailwindcss(),
    keepRetiredAssets("build/client/assets"),
    process.env.VITEST ? null : reactRouter(),
  ],
  build: {
    // Every asset is a file: inlined data: URLs would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  // Vite bundles packages in development. One that it discovers later makes it start again, and open pages fail
  // meanwhile.
  optimizeDeps: {
    include: ["cookie", "icu-minify/format", "openpgp", "zod"],
    exclude: ["pino", "qs", "react-dom/server", "uqr"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Code that every page needs is one file: many small ones compress worse and cause more requests.
            codeSplitting: {
              groups: [
                {
                  name: "shared",
                  test: /\/node_modules\/(?!openpgp\/)|\/web\/app\/(?:root|components\/(?!forms|ui\/short-page|layout\/maintenance-notice)|features\/page|lib\/(?!product-structured-data|kb-islands|watch-answers)|i18n\/[^/]+$|routes\/(?:content-page|page-boundary))|\/domain\/dist\/(?:cart|content-path|currency|error-code|form-limits|locale)\.js/,
                  entriesAware: false,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file: a part that is loaded later may fail then, for want of a file handle, and stays broken for good.
      // oxlint-disable-next-line typescript/no-deprecated -- React Router reads it by this name
      build: { rollupOptions: { input: "./server/main.ts", output: { codeSplitting: false } } },
      resolve: { noExternal: ["icu-minify", "@wren/domain"] },
    },
  },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "build-plugins/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
    // No test file replaces a module or leaves anything behind, so all can share a process: a quarter of the time.
    isolate: false,
  },
});
