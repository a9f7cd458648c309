/** Reason why there are no results. */
export type KbProblem = {
  code: "question-too-short" | "too-many-tries" | "service-unavailable";
  waitMinutes?: number;
};
