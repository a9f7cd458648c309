// `npm run dev`: domain, cms and web, each rebuilt and reloaded when its files change.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/start-dev.mjs");
