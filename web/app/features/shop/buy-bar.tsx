import { formatMoney } from "@wren/domain";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { ArticleView } from "#app/lib/catalog-view.ts";
import { CartButton, CartForm } from "./cart-form.tsx";
import { useShopTexts } from "./texts.ts";

type Props = { name: string; article: ArticleView };

/** The end of a product's page. On a phone it stays at the bottom of the screen until then (styles/components.css). */
export function BuyBar({ name, article }: Props) {
  const t = useShopTexts();
  const locale = useCurrentLocale();
  const { sku, variant, price } = article;
  return (
    <CartForm sku={sku} className="buy-bar">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 lg:py-10">
        <input type="hidden" name="quantity" value="1" />
        <p className="tabular-nums">
          <strong className="font-semibold">{formatMoney(price, locale)}</strong>
          <span className="buy-bar-name text-quiet"> · {[name, variant?.name].filter(Boolean).join(", ")}</span>
        </p>
        <CartButton sku={sku}>{t("product.addNamedToCart", { name })}</CartButton>
      </div>
    </CartForm>
  );
}
