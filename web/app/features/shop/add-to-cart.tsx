import { Dropdown } from "#app/components/forms/dropdown.tsx";
import type { ArticleView } from "#app/lib/catalog-view.ts";
import { CartButton, CartForm } from "./cart-form.tsx";
import { useShopTexts } from "./texts.ts";

/** At or below this stock the number is shown. */
const FEW = 5;

type Props = { article: ArticleView; hasOthers: boolean };

/** Availability, quantity and the page's one button: a plain form that needs no scripts. */
export function AddToCart({ article, hasOthers }: Props) {
  const t = useShopTexts();
  const { sku, orderable } = article;

  if (orderable === 0) {
    return (
      <div className="mt-8">
        <p className="text-title">{t("stock.soldOut")}</p>
        <p className="mt-1 text-quiet">{t(hasOthers ? "product.soldOutHint" : "product.soldOutAloneHint")}</p>
      </div>
    );
  }

  const quantities = Array.from({ length: orderable }, (_, index) => String(index + 1));
  return (
    // A new key for each variant, so that a quantity chosen for one does not appear at another.
    <CartForm key={sku} sku={sku} className="mt-6">
      <p className="text-sm text-quiet">
        {orderable <= FEW ? t("stock.fewLeft", { count: orderable }) : t("stock.inStock")}
      </p>
      <div className="mt-4 grid grid-cols-[6rem_1fr] items-end gap-4 [&_.dropdown]:min-h-13">
        <Dropdown
          label={t("product.quantity")}
          name="quantity"
          defaultValue="1"
          options={quantities.map((value) => ({ label: value, value }))}
        />
        <CartButton sku={sku}>{t("product.addToCart")}</CartButton>
      </div>
    </CartForm>
  );
}
