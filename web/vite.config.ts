import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vitest/config";
import { compileMessages } from "./build-plugins/compile-messages.ts";

export default defineConfig({
  plugins: [compileMessages(), tailwindcss(), process.env.VITEST ? null : reactRouter()],
  resolve: {
    alias: {
      // Messages are compiled when the site is built, so the ICU parser (9 kB gzip) stays at home.
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  build: {
    // Every asset is a file: inlined data: urls would need holes in the content security policy.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: "./server/main.ts" } },
      resolve: { noExternal: ["use-intl", "@wren/domain"] },
    },
  },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "build-plugins/**/*.test.ts"],
    setupFiles: ["./vitest.setup.ts"],
  },
});
