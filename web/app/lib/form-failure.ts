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

export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

/** Everything that is wrong, as it stands above a form: first what concerns it as a whole, then each field. */
export function listProblems<Code extends string>({ form, errors, problem }: FormFailure<Code>) {
  const atFields = Object.entries<Code>(errors).map(([field, code]) => ({ field: fieldId(form, field), code }));
  return problem ? [{ field: null, ...problem }, ...atFields] : atFields;
}
