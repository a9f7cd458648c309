import { useAccountTexts } from "./texts.ts";

export const MIN_PASSWORD_LENGTH = 8;

export function useNewPasswordField() {
  const t = useAccountTexts();
  return {
    name: "password",
    label: t("newPassword"),
    hint: t("passwordHint"),
    type: "password",
    autoComplete: "new-password",
    minLength: MIN_PASSWORD_LENGTH,
  };
}
