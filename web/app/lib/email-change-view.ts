import type { EmailChangeLink } from "@wren/domain";

/** State of a link from a mail: its button waits, has done its work, or cannot. */
export type LinkState = "ready" | "done" | "repeated" | "failed" | "not-found";

/** Reason why pressing its button failed. */
export type LinkProblem = { code: "too-many-tries" | "service-unavailable"; waitMinutes: number };

export type LinkView = {
  link: EmailChangeLink;
  state: LinkState;
  /** Masked address; null where unknown. */
  address: string | null;
  problem: LinkProblem | null;
};
