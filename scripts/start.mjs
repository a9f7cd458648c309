// `npm start`: from a fresh clone to a served site.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/start-site.mjs");
