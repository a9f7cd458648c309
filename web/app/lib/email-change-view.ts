import type { EmailChangeLink } from "@wren/domain";

/** What a link from a mail comes to: its button waits, it did what it is for, or why it does not. */
export type LinkState = "ready" | "done" | "repeated" | "failed" | "not-found";

/** What kept its button from being answered. */
export type LinkProblem = { code: "too-many-tries" | "service-unavailable"; waitMinutes: number };

export type LinkView = {
  link: EmailChangeLink;
  state: LinkState;
  /** Masked; null where it is not known. */
  address: string | null;
  problem: LinkProblem | null;
};
