import { DrawnText } from "#app/components/ui/drawn-text.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { CHECKOUT_PATH } from "#app/lib/paths.ts";

/** A link to the checkout with the number of pieces; hidden for an empty cart. */
export function CartLink({ items }: { items: number }) {
  const t = useTranslations("layout");
  return (
    <LocalizedLink to={CHECKOUT_PATH} className="bar-button">
      <span className="text-sm">{t("cart")}</span> <DrawnText text={items} isRepetition className="cart-count" />
      <span className="sr-only">{t("cartItems", { count: items })}</span>
    </LocalizedLink>
  );
}
