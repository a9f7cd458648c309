import { Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useMemo } from "react";
import { useTexts } from "../desk/use-texts";
import { countriesIn } from "./countries";
import type { FieldProps } from "./field-props";

/** One country's code, shown and chosen by its name in the user's language. */
export default function CountryField({
  name,
  label,
  hint,
  required = false,
  disabled = false,
  value,
  error,
  onChange,
}: FieldProps<string | null>) {
  const { t, locale } = useTexts();
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return (
    <Field.Root name={name} required={required} hint={hint} error={error}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value}
        disabled={disabled}
        placeholder={t("country.none")}
        onChange={(code) => onChange(name, String(code))}
        onClear={() => onChange(name, null)}
      >
        {countries.map((country) => (
          <SingleSelectOption key={country.code} value={country.code}>
            {country.name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
