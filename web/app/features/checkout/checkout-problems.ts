import { formatMoney, money, type CheckoutField } from "@wren/domain";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { fieldId } from "#app/lib/form-failure.ts";
import type { CheckoutAnswer, CheckoutErrorCode } from "./checkout-answer.ts";
import { useCheckoutTexts } from "./texts.ts";

/** What is wrong, in words: for the summary above the form, and for each field. */
export function useCheckoutProblems(form: string, answer: CheckoutAnswer | null) {
  const t = useCheckoutTexts();
  const locale = useCurrentLocale();
  const quote = answer?.quote;
  const total = quote ? formatMoney(money(quote.totalMinor, quote.currency), locale) : "";

  const sentence = (code: CheckoutErrorCode, field?: CheckoutField) =>
    t(`errors.${code}`, {
      field: field ? t(`fields.${field}`) : "",
      minutes: answer?.problem?.waitMinutes ?? 0,
      total,
    });
  const errorAt = (field: CheckoutField) => {
    const code = answer?.errors[field];
    return code ? sentence(code, field) : null;
  };

  const fields: CheckoutField[] = answer ? FIELDS.filter((field) => answer.errors[field]) : [];
  const problems = [
    ...(answer?.problem ? [{ field: null, message: sentence(answer.problem.code) }] : []),
    ...fields.map((field) => ({ field: fieldId(form, field), message: errorAt(field) ?? "" })),
  ];
  return { problems, errorAt };
}

/** In the order of the page. */
const FIELDS: readonly CheckoutField[] = [
  "firstName",
  "lastName",
  "street",
  "zip",
  "city",
  "country",
  "company",
  "additionalAddress",
  "state",
  "email",
  "paymentMethod",
  "terms",
];
