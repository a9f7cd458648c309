import { z } from "zod";

/** Secret of an order's page; knowing it is enough to see and pay the order. */
export const orderSecretSchema = z.string().regex(/^[\w-]{22,64}$/);
