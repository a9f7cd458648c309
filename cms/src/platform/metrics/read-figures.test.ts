import type { Core } from "@strapi/strapi";
import { afterEach, expect, test } from "vitest";
import { drawFigures } from "./draw-figures";
import type { FigureSource } from "./figures";
import { readFigures } from "./read-figures";

const logged: string[] = [];
const strapi = { log: { error: (line: string) => logged.push(line) } } as unknown as Core.Strapi;
const streams: FigureSource = () => [{ name: "wren_change_streams", help: "Streams", values: 2 }];

afterEach(() => {
  logged.length = 0;
});

test("a source that fails is left out and counted, and the others are told", async () => {
  const away: FigureSource = () => Promise.reject(Object.assign(new Error("x"), { code: "ECONNREFUSED" }));
  const text = await drawFigures(await readFigures(strapi, [away, streams]));
  expect(text).toContain("\nwren_change_streams 2\n");
  expect(text).toContain("\nwren_unread_figures 1\n");
  expect(logged).toEqual([]);
});

test("a source that does not answer is left out in time for Prometheus", async () => {
  const silent: FigureSource = () => new Promise(() => undefined);
  const figures = await readFigures(strapi, [silent, streams], 10);
  expect(await drawFigures(figures)).toContain("\nwren_unread_figures 1\n");
});

test("a mistake in a source is logged", async () => {
  await readFigures(strapi, [() => Promise.reject(new TypeError("ada@example.org"))]);
  expect(logged).toEqual([expect.stringMatching(/^Figures cannot be read: TypeError\n/)]);
  expect(logged[0]).not.toContain("ada");
});

test("labels, numbers that go up and down, and numbers that only grow", async () => {
  const values = [
    { labels: { state: "paid" }, value: 3 },
    { labels: { state: "expired" }, value: 0 },
  ];
  const text = await drawFigures([
    { name: "wren_orders", help: "Orders by state", values },
    { name: "wren_job_failures_total", help: "Runs that failed", values: 7 },
  ]);
  expect(text.trim().split("\n").filter(Boolean)).toEqual([
    "# HELP wren_orders Orders by state",
    "# TYPE wren_orders gauge",
    'wren_orders{state="paid"} 3',
    'wren_orders{state="expired"} 0',
    "# HELP wren_job_failures_total Runs that failed",
    "# TYPE wren_job_failures_total counter",
    "wren_job_failures_total 7",
  ]);
});
