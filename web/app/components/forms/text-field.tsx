import type { ComponentProps } from "react";
import { fieldId } from "#app/lib/form-failure.ts";
import { useKeptValue } from "#app/lib/use-kept-value.ts";

type Props = Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "minLength" | "maxLength" | "inputMode" | "required"
> & {
  /** The name of its form: two forms of a page may have fields of the same name. */
  form: string;
  label: string;
  name: string;
  hint?: string;
  defaultValue?: string;
  /** A whole sentence, repeated in the summary above the form. */
  error?: string | null;
};

/**
 * A field with label, hint and error, connected for screen readers. With `autoComplete="off"` browsers forget the text
 * when somebody returns to the page.
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
