import { useTranslations } from "#app/i18n/translations.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";

export function MaintenanceNotice({ message }: { message: string | null }) {
  const t = useTranslations("maintenance");
  return (
    <section className="page-grid py-24 md:py-32">
      <title>{pageTitle(t("title"))}</title>
      <meta name="robots" content="noindex" />
      <div className="col-span-full lg:col-span-8">
        <h1 className="text-display">{t("title")}</h1>
        <p className="text-lead mt-6 max-w-text">{message ?? t("defaultMessage")}</p>
        <p className="mt-6 max-w-text text-quiet">{t("tryAgain")}</p>
      </div>
    </section>
  );
}
