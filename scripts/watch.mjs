// `npm run test:watch -- web cart`: Vitest's watch mode for the unit tests of domain and web.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/watch-tests.mjs");
