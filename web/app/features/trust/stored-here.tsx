import { DataTable } from "#app/components/ui/data-table.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { StoredCookies } from "#app/lib/stored-cookies.ts";
import { useTrustTexts } from "./texts.ts";

/** The cookies of this very request, and what browsers keep without telling the server. */
export function StoredHere({ stored: { own, others } }: { stored: StoredCookies }) {
  const t = useTrustTexts();
  const rows = own.map(({ cookie, name, lifetime: { unit, count } }) => [
    <code key={name}>{name}</code>,
    t(`stored.purposes.${cookie}`),
    t(`stored.lifetimes.${unit}`, { count }),
  ]);
  return (
    <Section heading={t("stored.heading")} id="stored" intro={t("stored.intro")}>
      {rows.length > 0 ? (
        <DataTable
          caption={t("stored.caption")}
          columns={[t("stored.name"), t("stored.purpose"), t("stored.lifetime")]}
          rows={rows}
        />
      ) : (
        <p className="text-title">{t("stored.nothing")}</p>
      )}
      {others > 0 && <p className="mt-4">{t("stored.others", { count: others })}</p>}
      <div className="rich-text mt-6">
        <p>{t("stored.browserOnly")}</p>
        <p>
          {t("stored.delete")} <LocalizedLink to="/privacy">{t("stored.toPrivacy")}</LocalizedLink>
        </p>
      </div>
    </Section>
  );
}
