import { z } from "zod";
import { toMailAddress } from "../mail-address.js";

/** An e-mail address in a form, its first part as it was typed: that may know upper and lower case. */
export const emailFieldSchema = z
  .string("email-missing")
  .overwrite(toMailAddress)
  .min(1, "email-missing")
  .max(254, "email-invalid")
  .pipe(z.email("email-invalid"));
