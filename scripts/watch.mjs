// `npm run test:watch -- web cart`: Vitest's own watch of the unit tests of domain and web.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/watch-tests.mjs");
