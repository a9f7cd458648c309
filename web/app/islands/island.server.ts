import type { z } from "zod";
import type { IslandContext, IslandHead } from "#app/lib/islands.ts";

export type Fragment = { html: string; head: IslandHead };

/** A fragment that is ready to be drawn: what it was told has been checked. */
export type PreparedIsland<Props> = {
  props: Props;
  /** Null when there is no such content. */
  draw: (context: IslandContext) => Promise<Fragment | null>;
};

export type Island<Props> = {
  /** Null when the props are not what the fragment takes. */
  prepare: (props: unknown) => PreparedIsland<Props> | null;
};

type Draw<Props> = (props: Props, context: IslandContext) => Promise<Fragment | null>;

/** Nothing reaches `draw` that has not passed the schema. */
export function defineIsland<Props>(schema: z.ZodType<Props>, draw: Draw<Props>): Island<Props> {
  return {
    prepare(input) {
      const parsed = schema.safeParse(input);
      if (!parsed.success) return null;
      const props = parsed.data;
      return { props, draw: (context) => draw(props, context) };
    },
  };
}
