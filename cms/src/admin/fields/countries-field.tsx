import { Field, Flex, Tag, Typography } from "@strapi/design-system";
import { Cross } from "@strapi/icons";
import { useTexts } from "../desk/use-texts";
import { codesIn, turned } from "./countries";
import { CountryPicker } from "./country-picker";
import type { FieldProps } from "./field-props";

/** A list of country codes, shown and chosen by names in the user's language. */
export default function CountriesField({
  name,
  label,
  hint,
  required = false,
  disabled = false,
  value,
  error,
  onChange,
}: FieldProps<unknown>) {
  const { t, country } = useTexts();
  const codes = codesIn(value);
  const turn = (code: string) => onChange(name, turned(codes, code));
  return (
    <Field.Root name={name} required={required} hint={hint} error={error}>
      <Field.Label>{label}</Field.Label>
      <Flex role="group" aria-label={label} direction="column" alignItems="flex-start" gap={2}>
        {codes.length === 0 && <Typography textColor="neutral600">{t("countries.none")}</Typography>}
        <Flex gap={1} wrap="wrap">
          {codes.map((code) => (
            <Tag
              key={code}
              icon={<Cross aria-hidden />}
              label={t("countries.remove", { country: country(code) })}
              disabled={disabled}
              onClick={() => turn(code)}
            >
              {country(code)}
            </Tag>
          ))}
        </Flex>
        <CountryPicker chosen={codes} isDisabled={disabled} onTurn={turn} />
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
