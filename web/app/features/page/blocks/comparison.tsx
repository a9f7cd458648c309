import { formatMoney } from "@wren/domain";
import { Section } from "#app/components/ui/section.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { ShopFacts } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { phonesOnSale } from "../phones-on-sale.ts";
import { usePageTexts } from "../texts.ts";
import { PhonesTable } from "./phones-table.tsx";

type Props = BlockView<"blocks.comparison"> & { facts: ShopFacts | null };

/** The phones by price and by those specifications in which they differ. */
export function Comparison({ heading, intro, facts }: Props) {
  const t = usePageTexts();
  const locale = useCurrentLocale();
  const phones = phonesOnSale(facts);
  if (phones.length < 2) return null;
  const titles = new Set(phones.flatMap(({ specs }) => specs.map(({ title }) => title)));
  const differing = [...titles].flatMap((title) => {
    const values = phones.map(({ specs }) => specs.find((spec) => spec.title === title)?.text ?? "–");
    return new Set(values).size > 1 ? [{ label: title, values }] : [];
  });
  const price = { label: t("comparison.price"), values: phones.map((phone) => formatMoney(phone.price, locale)) };
  return (
    <Section heading={heading} intro={intro}>
      <PhonesTable caption={t("comparison.caption")} phones={phones} rows={[price, ...differing]} isWordy />
    </Section>
  );
}
