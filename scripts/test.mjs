// `npm test`: installs, builds and runs everything; `npm test -- cms e2e` runs only those suites.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/run-suites.mjs");
