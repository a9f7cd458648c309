import { useTranslations } from "#app/i18n/translations.tsx";
import { usePending } from "#app/lib/use-pending.ts";

/** Shows that a page is loading. The styles delay it, so that quick pages do not flicker. */
export function ProgressBar() {
  const t = useTranslations("layout");
  const { isPending } = usePending();
  if (!isPending) return null;
  return <div role="progressbar" aria-label={t("loading")} className="progress-bar" />;
}
