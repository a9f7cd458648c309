import type { z } from "zod";
import type { View } from "#app/cms/view.ts";
import type { IslandHead } from "#app/lib/islands.ts";

export type Fragment = { html: string; head: IslandHead };

/** A fragment ready to be rendered: its props have been validated. */
export type PreparedIsland<Props> = {
  props: Props;
  /** Null when the content does not exist. */
  draw: (view: View) => Promise<Fragment | null>;
};

export type Island<Props> = {
  /** Null when the props are invalid. */
  prepare: (props: unknown) => PreparedIsland<Props> | null;
};

type Draw<Props> = (props: Props, view: View) => Promise<Fragment | null>;

/** Defines a fragment whose props are validated before `draw` sees them. */
export function defineIsland<Props>(schema: z.ZodType<Props>, draw: Draw<Props>): Island<Props> {
  return {
    prepare(input) {
      const parsed = schema.safeParse(input);
      if (!parsed.success) return null;
      const props = parsed.data;
      return { props, draw: (view) => draw(props, view) };
    },
  };
}
