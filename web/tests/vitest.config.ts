import path from "node:path";
import { defineConfig } from "vitest/config";

/** Tests of web against the real cms; one is started for the whole run. */
export default defineConfig({
  root: path.join(import.meta.dirname, ".."),
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["tests/real-cms.ts"],
    setupFiles: ["./vitest.setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
