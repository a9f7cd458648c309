import type { Quote } from "@wren/domain";
import { PriceSum } from "./price-sum.tsx";
import { useCheckoutTexts } from "./texts.ts";

/** The total of a quote, with its shipping and taxes. */
export function QuoteSum({ quote }: { quote: Quote }) {
  const t = useCheckoutTexts();
  const { shipping, needsShipping, isCountryServed } = quote;
  const withoutShipping = isCountryServed ? t("sum.shippingUnknown") : t("sum.shippingNone");
  const notes = [
    shipping && t("sum.registered", { min: shipping.deliveryDaysMin, max: shipping.deliveryDaysMax }),
    shipping?.hasImportFees && t("sum.importFees"),
    t("sum.vatNote"),
  ].filter((note) => typeof note === "string");
  return (
    <>
      <PriceSum
        sum={{ ...quote, shippingMinor: shipping?.minor ?? null }}
        withoutShipping={needsShipping ? withoutShipping : null}
      />
      <ul className="mt-4 grid gap-1 text-sm text-quiet">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
