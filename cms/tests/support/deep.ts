/** True under `npm run test:deep`: tests that need minutes by their nature then take them (docs/testing.md). */
export const isDeep = process.env.DEEP_TESTS === "yes";
