import { z } from "zod";

/** An e-mail address in a form, stored as it was typed: the part before the @ may know upper and lower case. */
export const emailFieldSchema = z
  .string("email-missing")
  .trim()
  .min(1, "email-missing")
  .max(254, "email-invalid")
  .pipe(z.email("email-invalid"));
