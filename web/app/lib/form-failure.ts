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

type Problem<Code extends string> = { code: Code; waitMinutes?: number };

type Told<Code extends string> = {
  form: string;
  /** Null when nothing was refused. */
  failure: { errors: Partial<Record<string, Code>>; problem: Problem<Code> | null } | null;
  /** The form's fields by name, in the order of the page, with their labels. */
  labels: Record<string, string>;
  /** The sentence for a code; `field` is the label of the field that it stands at. */
  sentence: (code: Code, values: { field: string; minutes: number }) => string;
};

/** A refusal in words: above the form everything, first what concerns it as a whole, and again at each field. */
export function describeFailure<Code extends string>({ form, failure, labels, sentence }: Told<Code>) {
  const errorAt = (name: string) => {
    const code = failure?.errors[name];
    return code ? sentence(code, { field: labels[name] ?? name, minutes: 0 }) : null;
  };
  const atFields = Object.keys(labels).flatMap((name) => {
    const message = errorAt(name);
    return message === null ? [] : [{ field: fieldId(form, name), message }];
  });
  if (!failure?.problem) return { problems: atFields, errorAt };
  const { code, waitMinutes = 0 } = failure.problem;
  const whole = { field: null, message: sentence(code, { field: "", minutes: waitMinutes }) };
  return { problems: [whole, ...atFields], errorAt };
}
