import { DISPATCH_DAYS, type Quote } from "@wren/domain";
import type { CheckoutView } from "./checkout-view.ts";
import { PriceSum } from "./price-sum.tsx";
import { useCheckoutTexts } from "./texts.ts";

type Props = { quote: Quote; promises: CheckoutView["promises"] };

/** The total of a quote, with its shipping and taxes. */
export function QuoteSum({ quote, promises }: Props) {
  const t = useCheckoutTexts();
  const { shipping, needsShipping, isCountryServed } = quote;
  const withoutShipping = isCountryServed ? t("sum.shippingUnknown") : t("sum.shippingNone");
  return (
    <>
      <PriceSum
        sum={{ ...quote, shippingMinor: shipping?.minor ?? null }}
        withoutShipping={needsShipping ? withoutShipping : null}
      />
      <QuoteNotes quote={quote} promises={promises} />
    </>
  );
}

/** Delivery, returns and taxes in a few lines. */
export function QuoteNotes({ quote: { shipping, needsShipping }, promises }: Props) {
  const t = useCheckoutTexts();
  const leaves = needsShipping && t("sum.leaves", { days: DISPATCH_DAYS });
  const arrives = shipping && t("sum.registered", { min: shipping.deliveryDaysMin, max: shipping.deliveryDaysMax });
  const notes = [
    [leaves, arrives].filter(Boolean).join(" "),
    shipping?.hasImportFees && t("sum.importFees"),
    ...(needsShipping ? promises : []),
    t("sum.vatNote"),
  ].filter(Boolean);
  return (
    <ul className="mt-4 grid gap-1 text-sm text-quiet">
      {notes.map((note) => (
        <li key={String(note)}>{note}</li>
      ))}
    </ul>
  );
}
