import { z } from "zod";

/** Whether somebody is at the chat's desk. */
export const chatStatusSchema = z.object({ isOnline: z.boolean() });

export type ChatStatus = z.infer<typeof chatStatusSchema>;
