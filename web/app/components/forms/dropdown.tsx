import { useId } from "react";
import { useTypeAhead } from "#app/lib/type-ahead.ts";

export type DropdownOption = { label: string; value: string };

type Props = {
  label: string;
  name: string;
  options: readonly DropdownOption[];
  defaultValue: string;
  /** Id of the form it belongs to, if that is not the surrounding one. */
  form?: string;
  onChange?: (select: HTMLSelectElement) => void;
};

/** A native select that works without scripts; they only shorten the reset time of its type-ahead. */
export function Dropdown({ label, name, options, defaultValue, form, onChange }: Props) {
  const id = useId();
  const onKeyDown = useTypeAhead();
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select
        id={id}
        name={name}
        form={form}
        defaultValue={defaultValue}
        // On a reload a browser would restore an old choice over the current one.
        autoComplete="off"
        onKeyDown={onKeyDown}
        onChange={(event) => onChange?.(event.currentTarget)}
        className="dropdown"
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
