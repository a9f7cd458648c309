import { useTranslations } from "#app/i18n/translations.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";

type Props = { message: string | null; isClosed: boolean };

/** The site in maintenance, or not open yet. */
export function MaintenanceNotice({ message, isClosed }: Props) {
  const t = useTranslations("maintenance");
  const title = t(isClosed ? "closedTitle" : "title");
  return (
    <section className="page-grid py-24 md:py-32">
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="col-span-full lg:col-span-8">
        <h1 className="text-display">{title}</h1>
        <p className="text-lead mt-6 max-w-text">{isClosed ? t("closedMessage") : (message ?? t("defaultMessage"))}</p>
        {!isClosed && <p className="mt-6 max-w-text text-quiet">{t("tryAgain")}</p>}
      </div>
    </section>
  );
}
