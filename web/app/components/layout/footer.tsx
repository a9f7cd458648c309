import { LOCALE_NAME, LOCALES } from "@wren/domain";
import { Fragment } from "react";
import { useLocation } from "react-router";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale, useTranslations } from "#app/i18n/translations.tsx";
import type { PageLinkView, WebsiteView } from "#app/lib/content-view.ts";
import { CHAT_PATH, CONTACT_PATH, FILES_PATH, KB_PATH, SERVICES_PATH } from "#app/lib/paths.ts";
import { usePageForm } from "#app/lib/page-form.ts";
import { LanguageButton } from "./language-button.tsx";
import { Logo } from "./logo.tsx";
import { PreferencesForm } from "./preferences-form.tsx";

/** Links by group. A page's name in the messages, and its path where that is another. */
const GROUPS = [
  { group: "buy", links: [{ page: "shop" }, { page: "services", path: SERVICES_PATH }] },
  {
    group: "help",
    links: [
      { page: "support" },
      { page: "kb", path: KB_PATH },
      { page: "files", path: FILES_PATH },
      { page: "contact", path: CONTACT_PATH },
      { page: "chat", path: CHAT_PATH },
    ],
  },
  { group: "us", links: [{ page: "concept" }, { page: "about" }, { page: "trust" }] },
  { group: "legal", links: [{ page: "tos" }, { page: "imprint" }, { page: "privacy" }, { page: "coc" }] },
] as const;

type Props = { website: WebsiteView | null; links: readonly PageLinkView[]; year: number | null; isBare: boolean };

export function Footer({ website, links, year, isBare }: Props) {
  const t = useTranslations();
  return (
    <footer className="border-t border-rule">
      <div className="page-width grid gap-10 py-16 md:grid-cols-12">
        <div className="md:col-span-4 md:row-span-2">
          <Logo
            light={website?.logoFooterLight ?? null}
            dark={website?.logoFooterDark ?? null}
            className="h-10 w-auto"
          />
          {website && website.companyAddress.length > 0 && (
            <p className="mt-6 text-sm text-quiet">
              {website.companyName}
              {website.companyAddress.map((line) => (
                <Fragment key={line}>
                  <br />
                  {line}
                </Fragment>
              ))}
            </p>
          )}
          {website?.supportHours && (
            <p className="mt-6 text-sm text-quiet">
              {t("layout.supportHours")}
              <br />
              {website.supportHours}
            </p>
          )}
          {website?.footerNote && <p className="mt-6 text-sm text-quiet">{website.footerNote}</p>}
          {year !== null && (
            <p className="mt-6 text-sm text-quiet">
              {t("layout.copyright", { year: String(year), company: website?.companyName ?? "Wren" })}
            </p>
          )}
        </div>
        {!isBare && (
          <nav
            aria-label={t("layout.footerNavigation")}
            className="grid grid-cols-2 gap-x-8 gap-y-10 md:col-span-8 lg:grid-cols-4"
          >
            {GROUPS.map(({ group, links: own }) => (
              <div key={group}>
                <p id={`footer-${group}`} className="text-sm font-semibold">
                  {t(`layout.footerGroups.${group}`)}
                </p>
                <ul aria-labelledby={`footer-${group}`} className="mt-2 grid gap-1">
                  {own.map((link) => (
                    <FooterLink key={link.page} path={"path" in link ? link.path : `/${link.page}`}>
                      {t(`pages.${link.page}`)}
                    </FooterLink>
                  ))}
                  {group === "us" &&
                    links.map(({ path, label }) => (
                      <FooterLink key={path} path={path}>
                        {label}
                      </FooterLink>
                    ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <LanguageLinks />
      </div>
    </footer>
  );
}

function FooterLink({ path, children }: { path: string; children: string }) {
  return (
    <li>
      <LocalizedLink to={path} className="footer-link">
        {children}
      </LocalizedLink>
    </li>
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
    <div className="md:col-span-8 md:col-start-5 md:self-end">
      {pageForm ? <PreferencesForm>{list}</PreferencesForm> : list}
    </div>
  );
}
