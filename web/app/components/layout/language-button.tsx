import { LOCALE_NAME, type Locale } from "@wren/domain";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { PREFERENCE_FIELD } from "#app/lib/page-form.ts";

type Props = Omit<ComponentProps<"button">, "form"> & { to: Locale; pageForm: string };

/** Sends the page's form to the same page in another language, which shows it again as it was typed. */
export function LanguageButton({ to, pageForm, ...props }: Props) {
  const { pathname, search } = useLocation();
  return (
    <button
      form={pageForm}
      formMethod="post"
      formAction={localizePath(delocalizePath(pathname), to) + search}
      formNoValidate
      name={PREFERENCE_FIELD}
      value="language"
      lang={to}
      {...props}
    >
      {LOCALE_NAME[to]}
    </button>
  );
}
