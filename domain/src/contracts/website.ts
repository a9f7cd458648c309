import { z } from "zod";
import { pictureFileSchema } from "./media.js";

/** What visitors may know of the single entry `website`. */
export const websiteSchema = z.object({
  companyName: z.string().min(1),
  socialImage: pictureFileSchema,
  logoHeaderLight: pictureFileSchema,
  logoHeaderDark: pictureFileSchema,
  logoFooterLight: pictureFileSchema,
  logoFooterDark: pictureFileSchema,
});

export type Website = z.infer<typeof websiteSchema>;
