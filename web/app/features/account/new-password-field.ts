import { useTranslations } from "#app/i18n/translations.tsx";

const MIN_LENGTH = 8;

/** The field for a password that is being chosen, wherever that happens. */
export function useNewPasswordField() {
  const t = useTranslations("account");
  return {
    name: "password",
    label: t("newPassword"),
    hint: t("passwordHint"),
    type: "password",
    autoComplete: "new-password",
    minLength: MIN_LENGTH,
  };
}
