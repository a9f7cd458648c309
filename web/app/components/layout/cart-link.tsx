import { DrawnText } from "#app/components/ui/drawn-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import { CHECKOUT_PATH } from "#app/lib/paths.ts";

/** A link to the checkout. The number of pieces lies over the icon, so that nothing moves when the first is added. */
export function CartLink({ items }: { items: number }) {
  const t = useTranslations("layout");
  return (
    <LocalizedLink to={CHECKOUT_PATH} className="bar-button">
      <span className="relative inline-flex">
        <Icon name="cart" />
        {items > 0 && <DrawnText text={items} isRepetition className="bar-count" />}
      </span>{" "}
      <span className="bar-word-wide text-sm">{t("cart")}</span>{" "}
      {items > 0 && <span className="sr-only">{t("cartItems", { count: items })}</span>}
    </LocalizedLink>
  );
}
