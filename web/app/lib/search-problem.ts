/** Reason why there are no results. */
export type SearchProblem = {
  code: "question-too-short" | "too-many-tries" | "service-unavailable";
  waitMinutes?: number;
};
