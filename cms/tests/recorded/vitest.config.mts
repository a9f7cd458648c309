import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/recorded/record.ts"],
    setupFiles: "tests/support/clean-process.ts",
    root: path.resolve(import.meta.dirname, "..", ".."),
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
