import { formatMoney } from "@wren/domain";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { PriceTerms, ProductView } from "#app/lib/catalog-view.ts";
import { useShopTexts } from "./texts.ts";

type Props = { category: ProductView["category"]; terms: PriceTerms };

/** Below the button: the subscription, delivery, and what the shop promises for every product. */
export function BuyingTerms({ category, terms }: Props) {
  const t = useShopTexts();
  const locale = useCurrentLocale();
  const { furtherYear, shipping, promises } = terms;
  return (
    <ul className="mt-6 grid gap-2 border-t border-rule pt-4 text-sm text-quiet">
      {category === "device" && furtherYear && (
        <li>{t("price.subscription", { price: formatMoney(furtherYear, locale) })}</li>
      )}
      {shipping && (
        <li>
          {t("price.delivery", {
            countries: shipping.countries.join(", "),
            min: shipping.daysMin,
            max: shipping.daysMax,
          })}{" "}
          <LocalizedLink to="/shop#shipping" className="footer-link underline underline-offset-4">
            {t("price.otherCountries")}
          </LocalizedLink>
        </li>
      )}
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}
