import type { IncomingMessage, ServerResponse } from "node:http";
import { isCmsReachable } from "#app/cms/backend.server.ts";
import { hasHeldContent } from "#app/cms/content.server.ts";
import { isAboutToStop } from "./graceful-stop.ts";

/** `/healthz`: the process lives. `/readyz`: it can serve pages, or lists what is wrong. */
export async function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  process: { isSound: () => Promise<boolean>; hasReadContent: () => boolean },
): Promise<boolean> {
  switch (request.url) {
    case "/healthz":
      sendJson(response, 200, { alive: true });
      return true;
    case "/readyz": {
      const [isReachable, isSound] = await Promise.all([isCmsReachable(), process.isSound()]);
      const readiness = describeReadiness({
        isReachable,
        hasContent: hasHeldContent(),
        hasReadContent: process.hasReadContent(),
        isSound,
        isStopping: isAboutToStop(),
      });
      sendJson(response, readiness.ready ? 200 : 503, readiness);
      return true;
    }
    default:
      return false;
  }
}

type Readiness = { ready: boolean; cms: "reachable" | "unreachable"; detail: string };

type State = Record<"isReachable" | "hasContent" | "hasReadContent" | "isSound" | "isStopping", boolean>;

export function describeReadiness({ isReachable, hasContent, hasReadContent, isSound, isStopping }: State): Readiness {
  const cms = isReachable ? "reachable" : "unreachable";
  if (isStopping) return { ready: false, cms, detail: "The process is about to stop." };
  if (!isSound) return { ready: false, cms, detail: "The process cannot draw a page." };
  if (isReachable && !hasReadContent)
    return { ready: false, cms, detail: "The content is being read for the first time." };
  if (isReachable) return { ready: true, cms, detail: "The cms answers." };
  if (!hasContent) return { ready: false, cms, detail: "The cms does not answer and no content is held." };
  const detail = "The cms does not answer. Pages that were read before come from the last good content.";
  return { ready: true, cms, detail };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
