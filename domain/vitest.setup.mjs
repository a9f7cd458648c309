import { configureGlobal } from "fast-check";

// `npm run test:deep` tries a hundred times as many values as every test run.
if (process.env.DEEP_TESTS === "yes") configureGlobal({ numRuns: 10_000 });
