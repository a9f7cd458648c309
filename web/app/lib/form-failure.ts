/** What a form says when it was refused: at the fields, and for the form as a whole. All codes, no sentences. */
export type FormFailure<Code extends string = string> = {
  /** Which of a page's forms it was. */
  form: string;
  /** What was typed, to be shown again; never a password. */
  values: Record<string, string>;
  errors: Record<string, Code>;
  problem: { code: Code; waitMinutes?: number } | null;
};

/** The failure that belongs to this form, if any of the page's forms failed. */
export function failureOfForm<Failure extends FormFailure>(form: string, failure: Failure | undefined): Failure | null {
  return failure?.form === form ? failure : null;
}

export function formId(form: string): string {
  return `${form}-form`;
}

const ANSWER_PARAM = "answer";

/** Where the answer to a form of this page is shown; from there, the next one. */
export function answerAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.set(ANSWER_PARAM, query.get(ANSWER_PARAM) === "1" ? "2" : "1");
  return `${pathname}?${query.toString()}`;
}

export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

/** Everything that is wrong, as it stands above a form: first what concerns it as a whole, then each field. */
export function listProblems<Code extends string>({ form, errors, problem }: FormFailure<Code>) {
  const atFields = Object.entries<Code>(errors).map(([field, code]) => ({ field: fieldId(form, field), code }));
  return problem ? [{ field: null, ...problem }, ...atFields] : atFields;
}
