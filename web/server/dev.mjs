// The development server: Vite in front for modules and reload, then the same `handleRequest` as in production.
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createServer as createViteServer, createServerModuleRunner } from "vite";
import { developmentErrorPage } from "./dev-error-page.mjs";

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";

const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void handleAnew(request, response));
});
const vite = await createViteServer({
  // Reload events come through the site's own port, because a second port would be another origin.
  server: { middlewareMode: true, hmr: { server } },
});

/** @typedef {typeof import("./app.ts")} App */

const APP = "/server/app.ts";
/** Vite reports one edit as many: the file, its importers, the styles and the routes read from it. */
const SETTLE_MS = 50;

/** The longest time that a request may wait for the cms. */
const LONGEST_ANSWER_MS = 5_000;

/** Every loaded edition adds loggers, which listen to the process. */
process.setMaxListeners(0);

let loadedEdition = NaN;
let isLoading = false;
/** @type {Promise<App | null>} Null before the first load and after a failed one. */
let app = Promise.resolve(null);
/** @type {import("vite/module-runner").ModuleRunner | undefined} */
let runner;
/** @type {Set<Promise<void>>} Open requests of the loaded edition, which still loads its routes' modules on demand. */
const underWay = new Set();

/** A number that changes with every edit of the application: Vite reports all importers of an edited file. */
function latestEdition() {
  const node = vite.environments.ssr.moduleGraph.getModuleById(vite.config.root + APP);
  return node ? Math.max(node.lastInvalidationTimestamp, node.lastHMRTimestamp) : 0;
}

async function settledEdition() {
  for (let edition = NaN; ; await wait(SETTLE_MS)) {
    if (edition === latestEdition()) return edition;
    edition = latestEdition();
  }
}

/** The application with the latest edit; editions are loaded one after the other. */
function latestApp() {
  if (isLoading || loadedEdition === latestEdition()) return app;
  isLoading = true;
  app = app
    .catch(() => null)
    .then(replace)
    .finally(() => (isLoading = false));
  return app;
}

/**
 * Loads all modules anew after an edit, and again when another edit comes meanwhile: a mix of old and new modules would
 * be a state that nobody wrote.
 * @param {App | null} old
 */
async function replace(old) {
  old?.stop();
  for (;;) {
    loadedEdition = await settledEdition();
    await Promise.race([Promise.allSettled(underWay), wait(LONGEST_ANSWER_MS)]);
    await runner?.close();
    runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
    try {
      const loaded = await runner.import(APP);
      if (loadedEdition !== latestEdition()) continue;
      loaded.start();
      return loaded;
    } catch (error) {
      if (loadedEdition === latestEdition()) throw error;
    }
  }
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function handleAnew(request, response) {
  try {
    const { handleRequest } = await latestApp();
    // A cached page is answered synchronously.
    const answering = Promise.resolve(handleRequest(request, response));
    underWay.add(answering);
    await answering.finally(() => underWay.delete(answering));
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(developmentErrorPage(error));
  }
}

server.listen(port, host, () => process.stdout.write(`web (development) on http://${host}:${port}\n`));

// Exits at once: open connections are only the developer's own.
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit());
