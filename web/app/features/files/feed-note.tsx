import { FeedLink } from "#app/components/layout/feed-link.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { FEED_PATH } from "#app/lib/paths.ts";
import { useFileTexts } from "./texts.ts";

/** A line about the feed of releases and advisories. */
export function FeedNote() {
  const t = useFileTexts();
  return (
    <p className="page-width pb-12 text-quiet md:pb-16">
      <FeedLink />
      {t("feed.text")}{" "}
      <LocalizedLink to={FEED_PATH} className="underline underline-offset-4">
        {t("feed.link")}
      </LocalizedLink>
    </p>
  );
}
