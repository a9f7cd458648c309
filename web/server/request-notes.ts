import { log } from "#app/log.server.ts";
import { counter, durations } from "./metrics.ts";

/** Part of the server that produced a response. */
export type ResponseSource = "static" | "media" | "held" | "rendered" | "other";

type RequestSummary = { route: string; method: string; status: number; source: ResponseSource };

/** Requests with the same summary share a counter and most of their log line. */
type Kind = { labels: Omit<RequestSummary, "source">; source: ResponseSource; count: number; words: string };

/** By route; each route has a few. */
const kinds = new Map<string, Kind[]>();

counter("wren_requests_total", "Requests answered", {
  labelNames: ["route", "method", "status"],
  read: () => [...kinds.values()].flat(),
});

/**
 * Logs and counts each request. A cached page is sent in microseconds, so the text of each summary is built only once:
 * summaries are few, because a route is a pattern and not an address.
 */
export function noteRequest(request: RequestSummary, durationMs: number): void {
  const kind = kindOf(request);
  kind.count++;
  if (request.source === "held") {
    log.request(kind.words);
    return;
  }
  log.request(`${kind.words},"durationMs":${durationMs.toFixed(1)}`);
  durations.observe({ source: request.source }, durationMs / 1000);
}

function kindOf({ route, method, status, source }: RequestSummary): Kind {
  const ofRoute = kinds.get(route) ?? [];
  for (const kind of ofRoute) {
    const { labels } = kind;
    if (labels.status === status && labels.method === method && kind.source === source) return kind;
  }
  const words = JSON.stringify({ event: "request", route, method, status, source }).slice(1, -1);
  const kind = { labels: { route, method, status }, source, count: 0, words };
  kinds.set(route, [...ofRoute, kind]);
  return kind;
}
