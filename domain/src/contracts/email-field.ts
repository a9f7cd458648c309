import { z } from "zod";
import { toMailAddress } from "../mail-address.js";

/** An e-mail address in a form. The part before the @ keeps its case, which may matter to its mail server. */
export const emailFieldSchema = z
  .string("email-missing")
  .overwrite(toMailAddress)
  .min(1, "email-missing")
  .max(254, "email-invalid")
  .pipe(z.email("email-invalid"));
