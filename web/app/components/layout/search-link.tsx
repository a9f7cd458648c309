import { SearchIcon } from "#app/components/ui/icons.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { SEARCH_PATH } from "#app/lib/paths.ts";

/** A link to the search of the whole site. */
export function SearchLink() {
  const t = useTranslations("layout");
  return (
    <LocalizedLink to={SEARCH_PATH} className="bar-button">
      <SearchIcon />
      <span className="bar-word-search text-sm">{t("search")}</span>
    </LocalizedLink>
  );
}
