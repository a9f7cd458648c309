import type { ComponentProps } from "react";
import { fieldId } from "#app/lib/form-failure.ts";
import { useKeptValue } from "#app/lib/use-kept-value.ts";

type Props = Pick<ComponentProps<"textarea">, "rows" | "maxLength"> & {
  form: string;
  label: string;
  name: string;
  defaultValue?: string | undefined;
  error?: string | null;
};

/** A field of several lines with label and error, connected for screen readers. */
export function TextAreaField({ form, label, name, defaultValue, error = null, ...area }: Props) {
  const typed = useKeptValue(defaultValue);
  const id = fieldId(form, name);
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <textarea
        id={id}
        name={name}
        required
        // The width in text browsers; elsewhere the style sheet sets it.
        cols={60}
        dir="auto"
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="text-input"
        {...area}
      />
    </div>
  );
}
