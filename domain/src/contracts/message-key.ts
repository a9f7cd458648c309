import { z } from "zod";

/** Idempotency key, made by the sender once for each message. */
export const messageKeySchema = z.string().regex(/^[\w-]{16,64}$/);
