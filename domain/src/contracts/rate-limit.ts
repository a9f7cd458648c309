import { z } from "zod";

/**
 * Who asks, as web knows it: a keyed hash of the visitor's address, which the cms cannot undo. The cms sees
 * only web's own address, so limits count by this.
 */
export const VISITOR_KEY_HEADER = "X-Visitor-Key";

/** `error.details` of a 429, which also has the header Retry-After. */
export const rateLimitDetailsSchema = z.object({ retryAfterSeconds: z.int().positive() });
export type RateLimitDetails = z.infer<typeof rateLimitDetailsSchema>;
