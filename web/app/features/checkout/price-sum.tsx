import { formatMoney, money, type Currency } from "@wren/domain";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { useCheckoutTexts } from "./texts.ts";

/** The spec's price lines, of a quote or an order. */
export type Sum = {
  currency: Currency;
  subtotalMinor: number;
  shippingMinor: number | null;
  vatMinor: number;
  vatBasisPoints: number;
  totalMinor: number;
  /** Part of it that went back; only orders have some. */
  refundedMinor?: number;
};

type Props = {
  sum: Sum;
  /** Text in place of a missing shipping price; null where nothing is shipped. */
  withoutShipping: string | null;
};

export function PriceSum({ sum, withoutShipping }: Props) {
  const t = useCheckoutTexts();
  const locale = useCurrentLocale();
  const { currency, subtotalMinor, shippingMinor, vatMinor, vatBasisPoints, totalMinor, refundedMinor = 0 } = sum;
  const format = (minor: number) => formatMoney(money(minor, currency), locale);
  const shipping = shippingMinor === null ? withoutShipping : format(shippingMinor);
  return (
    <dl className="price-sum">
      <div>
        <dt>{t("sum.subtotal")}</dt>
        <dd>{format(subtotalMinor)}</dd>
      </div>
      {shipping !== null && (
        <div>
          <dt>{t("sum.shipping")}</dt>
          <dd>{shipping}</dd>
        </div>
      )}
      <div className="price-sum-total">
        <dt>{t("sum.total")}</dt>
        <dd>{format(totalMinor)}</dd>
      </div>
      <div className="price-sum-vat">
        <dt>{t("sum.vat", { percent: new Intl.NumberFormat(locale).format(vatBasisPoints / 100) })}</dt>
        <dd>{format(vatMinor)}</dd>
      </div>
      {refundedMinor > 0 && (
        <div>
          <dt>{t("sum.refunded")}</dt>
          <dd>{format(refundedMinor)}</dd>
        </div>
      )}
    </dl>
  );
}
