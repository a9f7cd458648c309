import { z } from "zod";
import { mediaSchema } from "./media.js";

const logoSchema = mediaSchema.nullish().transform((logo) => logo ?? null);

/** What visitors may know of the single entry `website`. */
export const websiteSchema = z.object({
  companyName: z.string().min(1),
  logoHeaderLight: logoSchema,
  logoHeaderDark: logoSchema,
  logoFooterLight: logoSchema,
  logoFooterDark: logoSchema,
});

export type Website = z.infer<typeof websiteSchema>;
