import { z } from "zod";

/**
 * Identifies the visitor: web's keyed hash of their address, which the cms cannot reverse. The cms sees only web's own
 * address, so limits count by this.
 */
export const VISITOR_KEY_HEADER = "X-Visitor-Key";

/** `error.details` of a 429, which also has the header Retry-After. */
export const rateLimitDetailsSchema = z.object({ retryAfterSeconds: z.int().positive() });
export type RateLimitDetails = z.infer<typeof rateLimitDetailsSchema>;
