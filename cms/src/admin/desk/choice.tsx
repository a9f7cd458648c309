import { Box, Field, SingleSelect, SingleSelectOption } from "@strapi/design-system";
import { useTexts } from "./use-texts";

/** Value of the option that filters nothing; the select takes no empty one. */
const ALL = "all";

type Props = {
  label: string;
  /** Null when nothing is filtered. */
  value: string | null;
  options: { value: string; text: string }[];
  onChange: (value: string | null) => void;
};

/** A filter of a list: one of the options, or all. */
export function Choice({ label, value, options, onChange }: Props) {
  const { t } = useTexts();
  return (
    <Box width="20rem" maxWidth="100%">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <SingleSelect value={value ?? ALL} onChange={(chosen) => onChange(chosen === ALL ? null : String(chosen))}>
          {[{ value: ALL, text: t("desk.all") }, ...options].map((option) => (
            <SingleSelectOption key={option.value} value={option.value}>
              {option.text}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}
