import { addMoney, formatMoney, scaleMoney, type Money } from "@wren/domain";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { ShopPrices } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { usePageTexts } from "../texts.ts";

const FURTHER_YEARS = 4;

type Props = BlockView<"blocks.costs"> & { prices: ShopPrices | null };

/** The amounts are the shop's own, in the visitor's currency. */
export function Costs({ heading, intro, prices }: Props) {
  const t = usePageTexts();
  const locale = useCurrentLocale();
  const running = prices?.running;
  const phones = prices?.products.flatMap(({ category, slug, name, price }) =>
    category === "device" && price ? [{ slug, name, price: price.lowest }] : [],
  );
  if (!running || !phones?.length) return null;
  const { furtherYear, includedGb, moreStorage } = running;
  return (
    <Section heading={heading} intro={intro}>
      <table className="costs-table">
        <caption className="sr-only">{t("costs.perPhone")}</caption>
        <thead>
          <tr>
            {phones.map(({ slug, name }) => (
              <th key={slug} scope="col">
                <LocalizedLink to={`/shop/${slug}`}>{name}</LocalizedLink>
              </th>
            ))}
          </tr>
        </thead>
        <Amounts label={t("costs.phone")} amounts={phones.map(({ price }) => price)} />
        <Amounts label={t("costs.furtherYear")} amounts={phones.map(() => furtherYear)} />
        <Amounts
          label={t("costs.fiveYears")}
          amounts={phones.map(({ price }) => addMoney(price, scaleMoney(furtherYear, FURTHER_YEARS, 1)))}
        />
      </table>
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

/** The label stands above its amounts, so that three of them fit on the smallest phone. */
function Amounts({ label, amounts }: { label: string; amounts: readonly Money[] }) {
  const locale = useCurrentLocale();
  return (
    <tbody>
      <tr>
        <th colSpan={amounts.length} scope="rowgroup">
          {label}
        </th>
      </tr>
      <tr>
        {amounts.map((amount, index) => (
          <td key={index}>{formatMoney(amount, locale)}</td>
        ))}
      </tr>
    </tbody>
  );
}
