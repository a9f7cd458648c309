import { Counter, Gauge, Registry } from "prom-client";
import type { Figure } from "./figures";

/** Writes figures in the format of Prometheus. */
export async function drawFigures(figures: readonly Figure[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, values } of figures) {
    const labelled = typeof values === "number" ? [{ labels: {}, value: values }] : values;
    const options = { name, help, labelNames: Object.keys(labelled[0]?.labels ?? {}), registers: [registry] };
    if (name.endsWith("_total")) {
      const counter = new Counter(options);
      for (const { labels, value } of labelled) counter.inc(labels, value);
    } else {
      const gauge = new Gauge(options);
      for (const { labels, value } of labelled) gauge.set(labels, value);
    }
  }
  return registry.metrics();
}
