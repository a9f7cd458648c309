import { Field, TextInput } from "@strapi/design-system";
import { useTexts } from "../desk/use-texts";

type Props = { code: string; onChange: (code: string) => void; hint?: string; error?: string };

export function CodeField({ code, onChange, hint, error }: Props) {
  const { t } = useTexts();
  return (
    <Field.Root name="code" hint={hint} error={error} required>
      <Field.Label>{t("factor.code")}</Field.Label>
      <TextInput
        value={code}
        maxLength={40}
        autoComplete="one-time-code"
        onChange={({ target }) => onChange(target.value)}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
