import type { IncomingMessage, ServerResponse } from "node:http";
import { refuseWithStatus, type Refuse } from "./refusal.ts";

/** File names of the cms's upload plugin; nothing else is fetched, so no path can lead elsewhere. */
const UPLOAD_PATH = /^\/media(\/uploads\/[A-Za-z0-9_-]+\.(?:avif|jpe?g|png|webp))$/;

/** Names contain a hash: a changed picture has a new name. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";

const TIMEOUT_MS = 10_000;
const MAX_HELD_BYTES = 64 * 1024 * 1024;

type Picture = { bytes: Buffer; type: string };

export type MediaProxy = {
  /** Answers requests for pictures of the cms; returns false for any other path. */
  send(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
};

/**
 * Serves the cms's pictures from the site's own origin. The most recently used stay in memory, so a page keeps its
 * pictures while the cms is down.
 */
export function createMediaProxy(cmsUrl: string, refuse: Refuse = refuseWithStatus): MediaProxy {
  const held = new Map<string, Picture>();
  let heldBytes = 0;

  function hold(path: string, picture: Picture): void {
    held.set(path, picture);
    heldBytes += picture.bytes.length;
    for (const [oldestPath, oldest] of held) {
      if (heldBytes <= MAX_HELD_BYTES) return;
      held.delete(oldestPath);
      heldBytes -= oldest.bytes.length;
    }
  }

  async function find(path: string): Promise<Picture | number> {
    const known = held.get(path);
    if (known) {
      held.delete(path);
      held.set(path, known);
      return known;
    }
    const fetched = await fetchPicture(new URL(path, cmsUrl));
    if (typeof fetched !== "number" && !held.has(path)) hold(path, fetched);
    return fetched;
  }

  return {
    async send(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const [pathname = ""] = (request.url ?? "").split("?", 1);
      const path = UPLOAD_PATH.exec(pathname)?.[1];
      if (!path) return false;

      const picture = await find(path);
      if (typeof picture === "number") {
        await refuse(request, response, picture);
        return true;
      }
      response.writeHead(200, {
        "Content-Type": picture.type,
        "Content-Length": picture.bytes.length,
        "Cache-Control": CACHE_CONTROL,
      });
      response.end(request.method === "HEAD" ? undefined : picture.bytes);
      return true;
    },
  };
}

/** The picture, or the status to answer with instead. */
async function fetchPicture(url: URL): Promise<Picture | number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
    if (response.status === 404) return 404;
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !type.startsWith("image/")) return 502;
    return { bytes: Buffer.from(await response.arrayBuffer()), type };
  } catch {
    return 503;
  }
}
