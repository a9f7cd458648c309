import type { ComponentProps } from "react";
import { fieldId } from "#app/lib/form-failure.ts";
import { useKeptValue } from "#app/lib/use-kept-value.ts";

type Props = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "minLength" | "maxLength" | "inputMode" | "required"
> & {
  /** The name of its form: two forms of a page may have a field of the same name. */
  form: string;
  label: string;
  name: string;
  hint?: string;
  defaultValue?: string;
  /** A whole sentence, also shown in the summary above the form. */
  error?: string | null;
};

/**
 * A label, a field, its hint and its error, tied together for those who do not see them. Of a field with
 * `autoComplete="off"` browsers forget the text when somebody comes back to the page.
 */
export function TextField({ form, label, name, hint, defaultValue, error = null, ...input }: Props) {
  const typed = useKeptValue(defaultValue);
  const id = fieldId(form, name);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <input
        id={id}
        name={name}
        required
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
        className="text-input"
        {...input}
      />
    </div>
  );
}
