import { formatMoney } from "@wren/domain";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { ProductCardView } from "#app/lib/catalog-view.ts";
import { useShopTexts } from "./texts.ts";

/** Nothing for a card that leads to no product. */
export function CardPrice({ sold }: { sold: Pick<ProductCardView, "price" | "isSoldOut"> | undefined }) {
  const t = useShopTexts();
  const locale = useCurrentLocale();
  if (!sold) return null;
  const { price, isSoldOut } = sold;
  if (!price) return <p className="mt-3 text-quiet">{t("stock.unavailable")}</p>;
  const lowest = formatMoney(price.lowest, locale);
  return (
    <p className="mt-3 tabular-nums">
      <span className="font-semibold">{price.isSame ? lowest : t("price.from", { price: lowest })}</span>
      {isSoldOut && <span className="text-quiet"> · {t("stock.soldOut")}</span>}
    </p>
  );
}
