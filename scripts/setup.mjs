// `npm run setup`: a shop of one's own instead of the demo (docs/setup.md).
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/setup/setup.mjs");
