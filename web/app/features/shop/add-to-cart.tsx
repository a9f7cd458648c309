import { Form, useLocation } from "react-router";
import { Dropdown } from "#app/components/forms/dropdown.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { ArticleView } from "#app/lib/catalog-view.ts";
import { CART_PATH } from "#app/lib/paths.ts";
import { usePending } from "#app/lib/use-pending.ts";
import { useShopTexts } from "./texts.ts";

/** At or below this stock the number is shown. */
const FEW = 5;

type Props = { article: ArticleView; hasOthers: boolean };

/** Availability, quantity and the page's one button: a plain form that needs no scripts. */
export function AddToCart({ article, hasOthers }: Props) {
  const t = useShopTexts();
  const action = localizePath(CART_PATH, useCurrentLocale());
  const { pathname, search } = useLocation();
  const { formData } = usePending();
  const { sku, orderable } = article;

  if (orderable === 0) {
    return (
      <div className="mt-8">
        <p className="text-title">{t("stock.soldOut")}</p>
        <p className="mt-1 text-quiet">{t(hasOthers ? "product.soldOutHint" : "product.soldOutAloneHint")}</p>
      </div>
    );
  }

  const isPending = formData?.get("sku") === sku;
  const quantities = Array.from({ length: orderable }, (_, index) => String(index + 1));
  return (
    // A new key for each variant, so that a quantity chosen for one does not appear at another.
    <Form key={sku} method="post" action={action} preventScrollReset className="mt-6">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="returnTo" value={pathname + search} />
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
        <button
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={(event) => {
            if (isPending) event.preventDefault();
          }}
          className="button-primary justify-center"
        >
          {t("product.addToCart")}
        </button>
      </div>
    </Form>
  );
}
