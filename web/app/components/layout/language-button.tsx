import { LOCALE_NAME, type Locale } from "@wren/domain";
import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { LANGUAGE_FIELD } from "#app/lib/page-form.ts";

type Props = Omit<ComponentProps<"button">, "form"> & { to: Locale; pageForm: string | null };

/**
 * Chooses a language with the form around it. Where the page has a form, its button sends that one to the same page in
 * the other language, which shows it again as it was typed. Text browsers know only the form around it.
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
