import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { describeError } from "../jobs/describe-error";
import { isPassingFailure, Unavailable } from "../rows/passing-failure";
import type { Figure, FigureSource } from "./figures";

/** Well within the time that Prometheus waits; a sound database needs milliseconds. */
const READ_MS = 2_000;

/** Reads all sources. One that fails is left out and counted: while the database is away, the rest is still told. */
export async function readFigures(
  strapi: Core.Strapi,
  sources: readonly FigureSource[],
  withinMs = READ_MS,
): Promise<Figure[]> {
  const read = await Promise.all(sources.map((source) => orNull(strapi, source, withinMs)));
  const unread: Figure = {
    name: "wren_unread_figures",
    help: "Groups of figures that could not be read just now: the database is away, or too slow",
    values: read.filter((figures) => figures === null).length,
  };
  return [...read.flatMap((figures) => figures ?? []), unread];
}

async function orNull(strapi: Core.Strapi, source: FigureSource, withinMs: number): Promise<readonly Figure[] | null> {
  try {
    return await inTime(source(strapi), withinMs);
  } catch (error) {
    if (!isPassingFailure(error)) strapi.log.error(`Figures cannot be read: ${describeError(error)}`);
    return null;
  }
}

async function inTime<Answer>(answer: Answer | Promise<Answer>, withinMs: number): Promise<Answer> {
  const settled = new AbortController();
  const late = pause(withinMs, null, { signal: settled.signal }).then(() => {
    throw new Unavailable("The figures took too long");
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    settled.abort();
  }
}
