import { z } from "zod";
import { pictureFileSchema } from "./media.js";

const line = z
  .string()
  .trim()
  .nullish()
  .transform((text) => (text === undefined || text === "" ? null : text));

const textPerLanguageSchema = z.object({ en: z.string(), de: z.string() }).nullish();

/** The public part of the single entry `website`. */
export const websiteSchema = z.object({
  companyName: z.string().min(1),
  companyStreet: line,
  /** `3011 Bern`. */
  companyTown: line,
  supportHours: textPerLanguageSchema,
  footerNote: textPerLanguageSchema,
  socialImage: pictureFileSchema,
  logoHeaderLight: pictureFileSchema,
  logoHeaderDark: pictureFileSchema,
  logoFooterLight: pictureFileSchema,
  logoFooterDark: pictureFileSchema,
});

/** The seller, as a receipt must name it. An entry older than these fields has only the name. */
export const sellerSchema = z.object({
  companyName: line,
  companyStreet: line,
  companyTown: line,
  /** ISO 3166 code in capitals. */
  companyCountry: line,
  vatNumber: line,
});

export type Seller = z.infer<typeof sellerSchema>;

export type Website = z.infer<typeof websiteSchema>;
