import { z } from "zod";

/** The call that decides, for each visitor's address, whether the site is in maintenance. */
export const validateIpRequestSchema = z.strictObject({ ip: z.string().max(100) });

export const validateIpResponseSchema = z.object({
  maintenance: z.boolean(),
  /** Whether the answer depends on the address: without maintenance it is the same for everyone. */
  isForEveryone: z.boolean(),
  /** What the editors want to say meanwhile, per language. */
  message: z.object({ en: z.string(), de: z.string() }).nullable(),
});

export type ValidateIpResponse = z.infer<typeof validateIpResponseSchema>;
