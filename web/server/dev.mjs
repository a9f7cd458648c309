// The development server: Vite in front for modules and reload, then the same `answer` as in production.
import { createServer } from "node:http";
import { createServer as createViteServer } from "vite";

const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? "127.0.0.1";

const vite = await createViteServer({ server: { middlewareMode: true } });

const server = createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const { answer } = await vite.ssrLoadModule("./server/app.ts");
      await answer(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      process.stderr.write(`${error.stack}\n`);
      response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(error.stack);
    }
  });
});

server.listen(port, host, () => process.stdout.write(`web (development) on http://${host}:${port}\n`));

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, async () => {
    server.close();
    server.closeAllConnections();
    await vite.close();
  });
}
