/** True under `npm run test:deep`, which runs the tests that take minutes in full (docs/testing.md). */
export const isDeep = process.env.DEEP_TESTS === "yes";
