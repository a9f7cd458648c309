import { formatMoney, money, type CheckoutField } from "@wren/domain";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { describeFailure } from "#app/lib/form-failure.ts";
import type { CheckoutFormResult } from "./checkout-form-result.ts";
import { useCheckoutTexts } from "./texts.ts";

/** The errors in words, for the summary above the form and for each field. */
export function useCheckoutProblems(form: string, answer: CheckoutFormResult | null) {
  const t = useCheckoutTexts();
  const locale = useCurrentLocale();
  const quote = answer?.quote;
  const total = quote ? formatMoney(money(quote.totalMinor, quote.currency), locale) : "";
  /** Labels in the order of the page. */
  const labels: Record<CheckoutField, string> = {
    firstName: t("address.firstName"),
    lastName: t("address.lastName"),
    street: t("address.street"),
    zip: t("address.zip"),
    city: t("address.city"),
    country: t("address.country"),
    company: t("address.company"),
    additionalAddress: t("address.additionalAddress"),
    state: t("address.state"),
    email: t("contact.email"),
    paymentMethod: t("payment.heading"),
    terms: t("terms.accept"),
  };
  return describeFailure({
    form,
    failure: answer,
    labels,
    sentence: (code, values) => t(`errors.${code}`, { ...values, total }),
  });
}
