import { z } from "zod";

/** Opens an order's page; whoever knows it may see and pay the order. */
export const orderSecretSchema = z.string().regex(/^[\w-]{22,64}$/);
