import type { Budget } from "./limits";

export const TRIES: Budget = { points: 10, seconds: 10 * 60 };
export const TRIES_OF_ALL: Budget = { points: 20, seconds: 60 * 60 };
/** Each one is a mail in somebody's inbox. */
export const MAILS: Budget = { points: 5, seconds: 60 * 60 };
export const COMFORTABLE: Budget = { points: 60, seconds: 10 * 60 };
