import { z } from "zod";

/** Facts about a message that came by e-mail, for staff alone. */
export const mailedSchema = z.object({
  /** True when the mail names another sender than the one we wrote to. Names of senders can be forged. */
  isOtherSender: z.boolean(),
  /** The whole text of the mail, when quotes or a signature were cut off. */
  original: z.string().nullable(),
  /** Names of attachments that were left out. */
  notTaken: z.array(z.string()),
  /** True when the text is a PGP message. */
  isEncrypted: z.boolean(),
});

export type Mailed = z.infer<typeof mailedSchema>;
