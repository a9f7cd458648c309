import { createServer, type Server } from "node:http";
import type { Core } from "@strapi/strapi";
import { collectDefaultMetrics, Registry } from "prom-client";
import { drawFigures } from "./draw-figures";
import type { FigureSource } from "./figures";
import { readFigures } from "./read-figures";

/** Serves figures on a separate port of the loopback, for the operator and never for visitors. */
export function serveMetrics(strapi: Core.Strapi, port: number, sources: readonly FigureSource[]): Server {
  const ofNode = new Registry();
  collectDefaultMetrics({ register: ofNode });
  const draw = async () => (await ofNode.metrics()) + (await drawFigures(await readFigures(strapi, sources)));

  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    draw()
      .then((text) => response.writeHead(200, { "Content-Type": ofNode.contentType }).end(text))
      .catch(() => response.writeHead(500).end());
  });
  server.on("error", (error) => strapi.log.error(`The figures are not served: ${error.message}`));
  server.listen(port, "127.0.0.1");
  return server;
}
