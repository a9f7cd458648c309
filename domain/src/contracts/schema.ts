import type { z } from "zod";

/** A contract as both sides take it, so that neither depends on the version of zod the other has. */
export type Schema<Output> = z.ZodType<Output>;
