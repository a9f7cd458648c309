import { useTranslations, useCurrentLocale } from "#app/i18n/translations.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { FEED_PATH } from "#app/lib/paths.ts";

/** Tells feed readers, in the page's head, where the feed of releases and advisories is. */
export function FeedLink() {
  const t = useTranslations("feed");
  const href = localizePath(FEED_PATH, useCurrentLocale());
  return <link rel="alternate" type="application/atom+xml" href={href} title={t("title")} />;
}
