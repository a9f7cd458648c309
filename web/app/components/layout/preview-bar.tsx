import { ALL_BLOCKS_PATH, LOCALE_NAME, LOCALES } from "@wren/domain";
import { useLocation } from "react-router";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale, useTranslations } from "#app/i18n/translations.tsx";
import type { PreviewView } from "#app/lib/preview.ts";

/** Tells editors that they look at a draft, and leads to it in the other languages. */
export function PreviewBar({ isDraft, until }: PreviewView) {
  const t = useTranslations("preview");
  const current = useCurrentLocale();
  const { pathname, search } = useLocation();
  const path = delocalizePath(pathname);
  const isAllBlocks = path === ALL_BLOCKS_PATH;
  return (
    <aside aria-label={t("label")} className="border-b border-rule bg-raised text-sm">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p className="mr-auto">
          <strong>{t(isAllBlocks ? "allBlocks" : isDraft ? "draft" : "published")}</strong>{" "}
          {until && t("until", { time: until })}
        </p>
        <ul className="flex gap-4">
          {LOCALES.map((locale) => (
            <li key={locale}>
              <a
                href={localizePath(path, locale) + search}
                lang={locale}
                aria-current={locale === current ? "true" : undefined}
                className="footer-link"
              >
                {LOCALE_NAME[locale]}
              </a>
            </li>
          ))}
          {isDraft && !isAllBlocks && (
            <li>
              <a href={pathname} target="_blank" rel="noreferrer" className="footer-link">
                {t("toPublished")}
              </a>
            </li>
          )}
        </ul>
      </div>
    </aside>
  );
}
