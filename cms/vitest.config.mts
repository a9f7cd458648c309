import { defineConfig } from "vitest/config";

/** Unit tests beside the code that needs no Strapi. They read the sources; only domain must be built. */
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // Only for tests that hang.
    testTimeout: 60_000,
    // A busy machine needs longer than Vitest waits by itself.
    expect: { poll: { timeout: 15_000 } },
  },
});
