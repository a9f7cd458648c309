import { useId } from "react";
import { useTypeAhead } from "#app/lib/type-ahead.ts";

export type DropdownOption = { label: string; value: string };

type Props = {
  label: string;
  name: string;
  options: readonly DropdownOption[];
  defaultValue: string;
  /** The id of the form that it belongs to, where that is not the one around it. */
  form?: string;
  onChange?: (select: HTMLSelectElement) => void;
};

/** A native select, which works alone; scripts only shorten the memory of its type-ahead. */
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
        // A browser that puts back an old choice at a reload would choose against what is known since.
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
