import { fieldId } from "#app/lib/form-failure.ts";
import { useTypeAhead } from "#app/lib/type-ahead.ts";
import type { DropdownOption } from "./dropdown.tsx";

type Props = {
  form: string;
  label: string;
  name: string;
  options: readonly DropdownOption[];
  defaultValue: string;
  autoComplete?: string;
  error?: string | null;
  onChange?: (select: HTMLSelectElement) => void;
};

/** A select with label and error, the counterpart of `TextField`. */
export function SelectField({ form, label, name, options, defaultValue, autoComplete, error = null, onChange }: Props) {
  const id = fieldId(form, name);
  const errorId = error ? `${id}-error` : undefined;
  const onKeyDown = useTypeAhead();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <select
        id={id}
        name={name}
        required
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange?.(event.currentTarget)}
        className="text-input"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
