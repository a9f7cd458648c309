import { defineConfig } from "vitest/config";

export default defineConfig({
  // Everything here is pure: files that share a process cannot disturb each other.
  test: { include: ["src/**/*.test.ts"], setupFiles: "vitest.setup.mjs", isolate: false },
});
