/** Whether `npm run test:deep` runs: then tests that need minutes by their nature take them (docs/testing.md). */
export const isDeep = process.env.DEEP_TESTS === "yes";
