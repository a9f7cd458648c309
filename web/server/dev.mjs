// The development server: Vite in front for modules and reload, then the same `answer` as in production.
import { createServer } from "node:http";
import { createServer as createViteServer, createServerModuleRunner } from "vite";
import { developmentErrorPage } from "./dev-error-page.mjs";

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";

const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void answerAnew(request, response));
});
const vite = await createViteServer({
  // The browser hears of edits on the site's own port: a second one would be another origin.
  server: { middlewareMode: true, hmr: { server } },
});

/** @typedef {typeof import("./app.ts")} App */

let isStale = true;
/** @type {Promise<App | null>} Null before the first, and after one that could not be loaded. */
let app = Promise.resolve(null);
vite.watcher.on("all", (_event, file) => {
  // Written by the router itself, also while it answers.
  if (!file.includes("/.react-router/")) isStale = true;
});

/** The application with the latest edit; one is loaded after the other. */
function latestApp() {
  if (!isStale) return app;
  isStale = false;
  app = app.catch(() => null).then(replace);
  return app;
}

/**
 * After an edit all modules are loaded anew: old and new ones side by side would be a state that nobody wrote.
 * @param {App | null} old
 */
async function replace(old) {
  old?.stop();
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const loaded = await runner.import("/server/app.ts");
  loaded.start();
  return loaded;
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answerAnew(request, response) {
  try {
    const { answer } = await latestApp();
    await answer(request, response);
  } catch (error) {
    process.stderr.write(`${error.stack}\n`);
    response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(developmentErrorPage(error));
  }
}

server.listen(port, host, () => process.stdout.write(`web (development) on http://${host}:${port}\n`));

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, async () => {
    server.close();
    (await app.catch(() => null))?.stop();
    server.closeAllConnections();
    await vite.close();
  });
}
