// `npm test`: installs, builds and runs everything; `npm test -- cms orders` runs what is named (docs/testing.md).
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/run-suites.mjs");
