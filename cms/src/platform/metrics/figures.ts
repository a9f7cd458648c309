import type { Core } from "@strapi/strapi";

type Labelled = { labels: Record<string, string>; value: number };

/** A figure for the operator. It never holds personal data, and its labels come from a list that does not grow. */
export type Figure = {
  /** Ends with its unit; `_total` marks a number that only grows. */
  name: string;
  help: string;
  values: number | readonly Labelled[];
};

/** Reads some figures, each time that Prometheus asks. */
export type FigureSource = (strapi: Core.Strapi) => readonly Figure[] | Promise<readonly Figure[]>;
