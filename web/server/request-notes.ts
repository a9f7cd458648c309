import { log } from "#app/log.server.ts";
import { counter, durations } from "./metrics.ts";

/** Where an answer came from. */
export type AnswerSource = "static" | "media" | "held" | "rendered" | "other";

type Facts = { route: string; method: string; status: number; source: AnswerSource };

/** What all requests with the same facts have in common: their number, and most of their line in the log. */
type Kind = { labels: Omit<Facts, "source">; source: AnswerSource; count: number; words: string };

/** By route, and each route has a few. */
const kinds = new Map<string, Kind[]>();

counter("wren_requests_total", "Requests answered", {
  labelNames: ["route", "method", "status"],
  read: () => [...kinds.values()].flat(),
});

/**
 * One line and one count for each request. A page from memory is sent in microseconds, so what can be said once
 * is not put together again: facts are few, because a route is a pattern and not an address.
 */
export function noteRequest(facts: Facts, durationMs: number): void {
  const kind = kindOf(facts);
  kind.count++;
  if (facts.source === "held") {
    log.request(kind.words);
    return;
  }
  log.request(`${kind.words},"durationMs":${durationMs.toFixed(1)}`);
  durations.observe({ source: facts.source }, durationMs / 1000);
}

function kindOf({ route, method, status, source }: Facts): Kind {
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
