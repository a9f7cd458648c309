import { formatMoney } from "@wren/domain";
import { Section } from "#app/components/ui/section.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { ShopFacts } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { usePageTexts } from "../texts.ts";

type Props = BlockView<"blocks.shipping"> & { facts: ShopFacts | null };

/** The zones of shipping with all their countries, so that everybody finds their own. */
export function Shipping({ heading, intro, facts }: Props) {
  const t = usePageTexts();
  const locale = useCurrentLocale();
  const zones = facts?.zones ?? [];
  if (zones.length === 0) return null;
  return (
    <Section heading={heading} id="shipping" intro={intro}>
      <ul className="divide-y divide-rule">
        {zones.map(({ countries, price, daysMin, daysMax, hasImportFees }) => (
          <li key={countries[0]} className="grid gap-x-6 gap-y-1 py-5 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]">
            <p>
              <strong className="text-title block tabular-nums">{formatMoney(price, locale)}</strong>{" "}
              <span className="text-quiet">{t("shipping.days", { min: daysMin, max: daysMax })}</span>
            </p>
            <p>
              {countries.join(", ")}{" "}
              {hasImportFees && <span className="mt-1 block text-sm text-quiet">{t("shipping.importFees")}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
