import { Icon } from "#app/components/ui/icon.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { SEARCH_PATH } from "#app/lib/paths.ts";

/** A link to the search of the whole site. */
export function SearchLink() {
  const t = useTranslations("layout");
  return (
    <LocalizedLink to={SEARCH_PATH} className="bar-button">
      <Icon name="search" />
      <span className="bar-word-wide text-sm">{t("search")}</span>
    </LocalizedLink>
  );
}
