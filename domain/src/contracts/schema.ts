import type { z } from "zod";

/** Type of a contract for both sides, so that neither depends on the other's version of zod. */
export type Schema<Output> = z.ZodType<Output>;
