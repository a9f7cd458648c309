import { LOCALE_NAME, LOCALES } from "@wren/domain";
import { useLocation } from "react-router";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale, useTranslations } from "#app/i18n/translations.tsx";
import type { PageLinkView, WebsiteView } from "#app/lib/content-view.ts";
import { usePageForm } from "#app/lib/page-form.ts";
import { LanguageButton } from "./language-button.tsx";
import { Logo } from "./logo.tsx";
import { PreferencesForm } from "./preferences-form.tsx";

const FOOTER_LINKS = ["tos", "imprint", "privacy", "coc", "concept", "support", "about", "trust", "shop"] as const;

type Props = { website: WebsiteView | null; links: readonly PageLinkView[]; year: number | null; isBare: boolean };

export function Footer({ website, links, year, isBare }: Props) {
  const t = useTranslations();
  return (
    <footer className="border-t border-rule">
      <div className="page-width grid gap-10 py-16 md:grid-cols-12">
        <div className="md:col-span-5">
          <Logo
            light={website?.logoFooterLight ?? null}
            dark={website?.logoFooterDark ?? null}
            className="h-10 w-auto"
          />
          {year !== null && (
            <p className="mt-6 text-sm text-quiet">
              {t("layout.copyright", { year: String(year), company: website?.companyName ?? "Wren" })}
            </p>
          )}
        </div>
        {!isBare && (
          <nav aria-label={t("layout.footerNavigation")} className="md:col-span-7">
            <ul className="grid grid-cols-2 gap-x-8 gap-y-1">
              {FOOTER_LINKS.map((slug) => (
                <li key={slug}>
                  <LocalizedLink to={`/${slug}`} className="footer-link">
                    {t(`pages.${slug}`)}
                  </LocalizedLink>
                </li>
              ))}
              {links.map(({ path, label }) => (
                <li key={path}>
                  <LocalizedLink to={path} className="footer-link">
                    {label}
                  </LocalizedLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <LanguageLinks />
      </div>
    </footer>
  );
}

/**
 * Plain links beside the popover's form, for crawlers and for browsers without popovers. On a page with a form they
 * submit it along, so that nothing typed is lost.
 */
function LanguageLinks() {
  const t = useTranslations("preferences");
  const current = useCurrentLocale();
  const { pathname } = useLocation();
  const pageForm = usePageForm();
  const list = (
    <ul aria-label={t("language")} className="flex gap-6">
      {LOCALES.map((locale) => {
        const state = { "aria-current": locale === current ? ("true" as const) : undefined, className: "footer-link" };
        return (
          <li key={locale}>
            {pageForm ? (
              <LanguageButton to={locale} pageForm={pageForm} {...state} />
            ) : (
              <a href={localizePath(delocalizePath(pathname), locale)} hrefLang={locale} lang={locale} {...state}>
                {LOCALE_NAME[locale]}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className="md:col-span-7 md:col-start-6">{pageForm ? <PreferencesForm>{list}</PreferencesForm> : list}</div>
  );
}
