import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { WebsiteView } from "#app/lib/content-view.ts";
import { Logo } from "./logo.tsx";

const FOOTER_LINKS = ["concept", "support", "about", "shop", "tos", "imprint", "privacy", "coc"] as const;

export function Footer({ website, year }: { website: WebsiteView | null; year: number | null }) {
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
        <nav aria-label={t("layout.footerNavigation")} className="md:col-span-7">
          <ul className="grid grid-cols-2 gap-x-8 gap-y-1">
            {FOOTER_LINKS.map((slug) => (
              <li key={slug}>
                <LocalizedLink to={`/${slug}`} className="footer-link">
                  {t(`pages.${slug}`)}
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
