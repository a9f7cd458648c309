import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { CHAT_PATH } from "#app/lib/paths.ts";
import { useCheckoutTexts } from "./texts.ts";

/** Links to the chat by POST, because an order's secret must not appear in another address. */
export function ChatAboutOrder({ secret }: { secret: string }) {
  const t = useCheckoutTexts();
  const locale = useCurrentLocale();
  return (
    <Form method="post" action={localizePath(CHAT_PATH, locale)} className="mt-10 print-hidden">
      <h2 className="text-title">{t("confirmation.question")}</h2>
      <input type="hidden" name="order" value={secret} />
      <SubmitButton form="about" kind="quiet">
        {t("confirmation.chat")}
      </SubmitButton>
    </Form>
  );
}
