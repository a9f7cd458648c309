import { Field, TextInput } from "@strapi/design-system";
import { parseAmount, typedAmount } from "@wren/domain";
import { useState } from "react";
import { useTexts } from "../desk/use-texts";
import type { FieldProps } from "./field-props";

/** Minor units; null for an empty field, and the text itself where it is no amount, so that it cannot be saved. */
type Amount = number | string | null;

/** An amount in minor units, shown and typed as money. */
export default function MoneyField({
  name,
  label,
  hint,
  required = false,
  disabled = false,
  value,
  error,
  onChange,
}: FieldProps<Amount | undefined>) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(textOf(value));
  // A value from outside, such as the one of a saved form, replaces the typed text.
  const shown = amountOf(typed) === (value ?? null) ? typed : textOf(value);

  function type(text: string) {
    setTyped(text);
    onChange(name, amountOf(text));
  }

  return (
    <Field.Root
      name={name}
      required={required}
      hint={hint}
      error={typeof value === "string" ? t("money.invalid") : error}
    >
      <Field.Label>{label}</Field.Label>
      <TextInput
        inputMode="decimal"
        value={shown}
        disabled={disabled}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(textOf(value))}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function amountOf(text: string): Amount {
  return text.trim() === "" ? null : (parseAmount(text) ?? text);
}

function textOf(value: Amount | undefined): string {
  return typeof value === "number" ? typedAmount(value) : (value ?? "");
}
