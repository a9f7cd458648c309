// `npm run dev`: domain, cms and web, each rebuilt and reloaded when its files change. With `-- admin`, the admin too.
import { requireNode } from "./lib/node-version.mjs";

requireNode();
import("./lib/dev/start-dev.mjs");
