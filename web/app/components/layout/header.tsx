import { DEFAULT_LOCALE, LOCALE_NAME, type Locale } from "@wren/domain";
import { NavLink, useLocation } from "react-router";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale, useTranslations } from "#app/i18n/translations.tsx";
import type { WebsiteView } from "#app/lib/content-view.ts";
import { Logo } from "./logo.tsx";

const NAVIGATION = ["concept", "support", "about", "shop"] as const;

export function Header({ website }: { website: WebsiteView | null }) {
  const t = useTranslations();
  const locale = useCurrentLocale();
  return (
    <header className="border-b border-rule">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3 md:py-0">
        <LocalizedLink to="/" aria-label={t("layout.home")} className="flex min-h-11 items-center">
          <Logo
            light={website?.logoHeaderLight ?? null}
            dark={website?.logoHeaderDark ?? null}
            className="h-8 w-auto"
          />
        </LocalizedLink>
        <LanguageLink current={locale} />
        <nav aria-label={t("layout.navigation")} className="w-full md:w-auto md:grow">
          <ul className="flex justify-between gap-6 md:justify-end">
            {NAVIGATION.map((slug) => (
              <li key={slug}>
                <NavLink to={localizePath(`/${slug}`, locale)} className="nav-link">
                  {t(`pages.${slug}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** A full page load: the other language brings its own texts, and without scripts it is the same link. */
function LanguageLink({ current }: { current: Locale }) {
  const t = useTranslations("layout");
  const { pathname } = useLocation();
  const other: Locale = current === DEFAULT_LOCALE ? "de" : "en";
  return (
    <a
      href={localizePath(delocalizePath(pathname), other)}
      hrefLang={other}
      lang={other}
      aria-label={`${LOCALE_NAME[other]}: ${t("otherLanguage")}`}
      className="nav-link md:order-last"
    >
      {LOCALE_NAME[other]}
    </a>
  );
}
