import { LOCALE_NAME, type Locale } from "@wren/domain";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { LANGUAGE_FIELD } from "#app/lib/page-form.ts";

type Props = Omit<ComponentProps<"button">, "form"> & { to: Locale; pageForm: string | null };

/**
 * Chooses a language with the form around it. On a page with a form of its own, the button submits that form to the
 * same page in the other language, which shows it again as typed. Text browsers use only the surrounding form.
 */
export function LanguageButton({ to, pageForm, ...props }: Props) {
  const { pathname, search } = useLocation();
  const formAction = localizePath(delocalizePath(pathname), to) + search;
  return (
    <button
      name={LANGUAGE_FIELD}
      value={to}
      lang={to}
      {...(pageForm && { form: pageForm, formAction, formNoValidate: true })}
      {...props}
    >
      {LOCALE_NAME[to]}
    </button>
  );
}
