import { addMoney, formatMoney, scaleMoney } from "@wren/domain";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { ShopFacts } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { phonesOnSale } from "../phones-on-sale.ts";
import { usePageTexts } from "../texts.ts";
import { PhonesTable } from "./phones-table.tsx";

const FURTHER_YEARS = 4;

type Props = BlockView<"blocks.costs"> & { facts: ShopFacts | null };

/** The amounts are the shop's own, in the visitor's currency. */
export function Costs({ heading, intro, facts }: Props) {
  const t = usePageTexts();
  const locale = useCurrentLocale();
  const phones = phonesOnSale(facts);
  if (!facts?.running || phones.length === 0) return null;
  const { furtherYear, includedGb, moreStorage } = facts.running;
  const furtherYears = scaleMoney(furtherYear, FURTHER_YEARS, 1);
  const rows = [
    { label: t("costs.phone"), values: phones.map(({ price }) => formatMoney(price, locale)) },
    { label: t("costs.furtherYear"), values: phones.map(() => formatMoney(furtherYear, locale)) },
    {
      label: t("costs.fiveYears"),
      values: phones.map(({ price }) => formatMoney(addMoney(price, furtherYears), locale)),
    },
  ];
  return (
    <Section heading={heading} intro={intro}>
      <PhonesTable caption={t("costs.perPhone")} phones={phones} rows={rows} />
      <p className="mt-6 max-w-text text-quiet">
        {t("costs.included", { included: includedGb })}
        {moreStorage &&
          ` ${t("costs.moreStorage", { quota: moreStorage.quotaGb, price: formatMoney(moreStorage.yearly, locale) })}`}
      </p>
      <p className="mt-4">
        <ButtonLink to="/shop/services" kind="quiet">
          {t("costs.toServices")}
        </ButtonLink>
      </p>
    </Section>
  );
}
