import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    // Strapi is one per process (`global.strapi`), so each test file gets a process of its own.
    pool: "forks",
    maxWorkers: 2,
    root: path.resolve(import.meta.dirname, ".."),
    globalSetup: "tests/support/template-data.ts",
    testTimeout: 30_000,
    hookTimeout: 300_000,
  },
});
