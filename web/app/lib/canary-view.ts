/** A warrant canary as the page shows it, its days written out. */
export type CanaryView = {
  datedOn: string;
  validUntil: string;
  /** The first day without a valid statement; null while there is one. */
  overdueSince: string | null;
  /** Moment of the judgement, which no copy of the page can renew. */
  judgedAt: string;
  statement: string;
};
