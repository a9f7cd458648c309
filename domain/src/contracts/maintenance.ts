import { z } from "zod";

/** Call that decides, for each visitor's address, whether the site is in maintenance. */
export const validateIpRequestSchema = z.strictObject({ ip: z.string().max(100) });

export const validateIpResponseSchema = z.object({
  maintenance: z.boolean(),
  /** False when the answer depends on the address; without maintenance it is the same for everyone. */
  isForEveryone: z.boolean(),
  /** True for a site that has not opened yet. A cms from before there was this says nothing of it. */
  isClosed: z.boolean().default(false),
  /** Message of the editors, per language. */
  message: z.object({ en: z.string(), de: z.string() }).nullable(),
});

export type ValidateIpResponse = z.infer<typeof validateIpResponseSchema>;
