import type { IncomingMessage, ServerResponse } from "node:http";
import { isCmsReachable } from "#app/cms/backend.server.ts";
import { hasHeldContent } from "#app/cms/content.server.ts";

/** `/healthz`: the process lives. `/readyz`: it can serve pages, or lists what is wrong. */
export async function sendHealth(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  switch (request.url) {
    case "/healthz":
      sendJson(response, 200, { alive: true });
      return true;
    case "/readyz": {
      const readiness = describeReadiness(await isCmsReachable(), hasHeldContent());
      sendJson(response, readiness.ready ? 200 : 503, readiness);
      return true;
    }
    default:
      return false;
  }
}

type Readiness = { ready: boolean; cms: "reachable" | "unreachable"; detail: string };

export function describeReadiness(isReachable: boolean, hasContent: boolean): Readiness {
  if (isReachable) return { ready: true, cms: "reachable", detail: "The cms answers." };
  if (hasContent) {
    return {
      ready: true,
      cms: "unreachable",
      detail: "The cms does not answer. Pages that were read before come from the last good content.",
    };
  }
  return { ready: false, cms: "unreachable", detail: "The cms does not answer and no content is held." };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
