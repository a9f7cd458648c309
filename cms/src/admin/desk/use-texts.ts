import { DEFAULT_LOCALE, formatMoney, isLocale, type Currency, type Locale } from "@wren/domain";
import { useIntl } from "react-intl";
import { en, type TextKey } from "./texts";

type Values = Record<string, string | number>;

/** Texts, amounts and times in the language this user has chosen. */
export function useTexts() {
  const intl = useIntl();
  const locale: Locale = isLocale(intl.locale) ? intl.locale : DEFAULT_LOCALE;
  return {
    locale,
    t: (key: TextKey, values?: Values): string => intl.formatMessage({ id: key, defaultMessage: en[key] }, values),
    sum: (minor: number, currency: Currency): string => formatMoney({ minor, currency }, locale),
    time: (instant: string): string => intl.formatDate(instant, { dateStyle: "medium", timeStyle: "short" }),
    day: (isoDay: string): string => intl.formatDate(isoDay, { dateStyle: "medium", timeZone: "UTC" }),
    shortDay: (isoDay: string): string => intl.formatDate(isoDay, { day: "numeric", month: "short", timeZone: "UTC" }),
    country: (code: string): string => intl.formatDisplayName(code, { type: "region" }) ?? code,
    language: (code: Locale): string => intl.formatDisplayName(code, { type: "language" }) ?? code,
  };
}
