import type { messages } from "./messages/en.ts";

export type ServiceErrorCode = keyof (typeof messages)["errors"];

/** Why what was asked on a service's page was not done, with what was typed. */
export type ServiceFailure = { code: ServiceErrorCode; waitMinutes: number; identifier: string | null };
