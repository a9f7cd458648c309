import { localAddress } from "./local-address.ts";

/** Refusal of a form: codes for single fields and for the form as a whole, no sentences. */
export type FormFailure<Code extends string = string> = {
  /** Name of the form, among those of its page. */
  form: string;
  /** Typed texts to show again; never a password. */
  values: Record<string, string>;
  errors: Record<string, Code>;
  problem: { code: Code; waitMinutes?: number } | null;
};

/** The failure of this form, if it was this form that failed. */
export function failureOfForm<Failure extends FormFailure>(form: string, failure: Failure | undefined): Failure | null {
  return failure?.form === form ? failure : null;
}

export function formId(form: string): string {
  return `${form}-form`;
}

const ANSWER_PARAM = "answer";

/** Address of a form's result. Two addresses take turns, so that no result replaces the page with its form. */
export function formResultAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.set(ANSWER_PARAM, query.get(ANSWER_PARAM) === "1" ? "2" : "1");
  return `${localAddress(pathname)}?${query.toString()}`;
}

export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

type Problem<Code extends string> = { code: Code; waitMinutes?: number };

type FailureInput<Code extends string, Name extends string> = {
  form: string;
  /** Null when nothing was refused. */
  failure: {
    values: Partial<Record<string, string>>;
    errors: Partial<Record<string, Code>>;
    problem: Problem<Code> | null;
  } | null;
  /** The form's fields by name, in the order of the page, with their labels. */
  labels: Record<Name, string>;
  /** The sentence for a code; `field` is the label of the field that it stands at. */
  sentence: (code: Code, values: { field: string; minutes: number }) => string;
};

/**
 * Puts a refusal into words. `problems` stand above the form: first those of the whole form, then those of each field.
 * `field` gives a field's label, typed text and error.
 */
export function describeFailure<Code extends string, Name extends string>(input: FailureInput<Code, Name>) {
  const { form, failure, labels, sentence } = input;
  const errorAt = (name: string) => {
    const code = failure?.errors[name];
    return code ? sentence(code, { field: name in labels ? labels[name as Name] : name, minutes: 0 }) : null;
  };
  const problemAt = (name: string) => {
    const message = errorAt(name);
    return message === null ? [] : [{ field: name in labels ? fieldId(form, name) : null, message }];
  };
  const { code, waitMinutes = 0 } = failure?.problem ?? {};
  const whole = code ? [{ field: null, message: sentence(code, { field: "", minutes: waitMinutes }) }] : [];
  // An error at a field that the page does not show appears in the summary only.
  const unshown = Object.keys(failure?.errors ?? {}).filter((name) => !(name in labels));
  return {
    problems: [...whole, ...unshown.flatMap(problemAt), ...Object.keys(labels).flatMap(problemAt)],
    errorAt,
    field: (name: Name) => ({
      form,
      name,
      label: labels[name],
      defaultValue: failure?.values[name],
      error: errorAt(name),
    }),
  };
}
