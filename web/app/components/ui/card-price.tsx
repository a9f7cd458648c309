import { formatMoney } from "@wren/domain";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { ProductCardView } from "#app/lib/catalog-view.ts";

type Props = {
  /** Undefined for a card that leads to no product, and has no price. */
  sold: Pick<ProductCardView, "price" | "isSoldOut"> | undefined;
  words: { from: (price: string) => string; soldOut: string; unavailable: string };
};

export function CardPrice({ sold, words }: Props) {
  const locale = useCurrentLocale();
  if (!sold) return null;
  const { price, isSoldOut } = sold;
  if (!price) return <p className="mt-3 text-quiet">{words.unavailable}</p>;
  const lowest = formatMoney(price.lowest, locale);
  return (
    <p className="mt-3 tabular-nums">
      <span className="font-semibold">{price.isSame ? lowest : words.from(lowest)}</span>
      {isSoldOut && <span className="text-quiet"> · {words.soldOut}</span>}
    </p>
  );
}
