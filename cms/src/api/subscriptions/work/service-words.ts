import { formatMoney, type Currency, type Locale, type ServiceChoice, type ServiceStep } from "@wren/domain";

type Sum = (minor: number) => string;

/** Texts about services in one language, for mails and for the staff's admin. */
type Words = {
  months: (count: number) => string;
  /** Description of a step, before its amount. */
  step: (step: ServiceStep, sum: Sum) => string;
};

function because(
  { daysWithoutRenewal: days }: { daysWithoutRenewal?: number },
  words: (days: string) => string,
): string {
  return days === undefined ? "" : words(String(days));
}

const en: Words = {
  months: (count) => (count === 1 ? "1 month" : `${String(count)} months`),
  step: (step, sum) => {
    switch (step.kind) {
      case "yearly-difference":
        return `${storageText(step.toGb)} instead of ${storageText(step.fromGb)} for a year, ${sum(step.toYearlyMinor)} less ${sum(step.fromYearlyMinor)}`;
      case "share-of-year":
        return `For ${String(step.days)} of ${String(step.of)} days${because(step, (days) => `, instead of ${days} because of the renewal`)}`;
      case "plan":
        return `Plan for ${en.months(step.months)}`;
      case "storage":
        return `${storageText(step.quotaGb)} of storage for ${en.months(step.months)}, ${sum(step.yearlyMinor)} a year`;
      case "discount":
        return `Discount of ${String(step.percent)}\u00a0%`;
    }
  },
};

const de: Words = {
  months: (count) => (count === 1 ? "1 Monat" : `${String(count)} Monate`),
  step: (step, sum) => {
    switch (step.kind) {
      case "yearly-difference":
        return `${storageText(step.toGb)} statt ${storageText(step.fromGb)} für ein Jahr, ${sum(step.toYearlyMinor)} abzüglich ${sum(step.fromYearlyMinor)}`;
      case "share-of-year":
        return `Für ${String(step.days)} von ${String(step.of)} Tagen${because(step, (days) => `, statt ${days} wegen der Verlängerung`)}`;
      case "plan":
        return `Abo für ${de.months(step.months)}`;
      case "storage":
        return `${storageText(step.quotaGb)} Speicher für ${de.months(step.months)}, ${sum(step.yearlyMinor)} im Jahr`;
      case "discount":
        return `Rabatt von ${String(step.percent)}\u00a0%`;
    }
  },
};

const WORDS: Record<Locale, Words> = { en, de };

export function monthsText(count: number, locale: Locale): string {
  return WORDS[locale].months(count);
}

export function storageText(quotaGb: number): string {
  return `${String(quotaGb)}\u00a0GB`;
}

/** `12 months` or `200 GB`. */
export function choiceText(choice: ServiceChoice, locale: Locale): string {
  return choice.service === "renewal" ? monthsText(choice.months, locale) : storageText(choice.quotaGb);
}

/** One line of the calculation, such as `Plan for 12 months: CHF 108.00`. Nothing in it is calculated again. */
export function stepText(step: ServiceStep, { locale, currency }: { locale: Locale; currency: Currency }): string {
  const sum: Sum = (minor) => formatMoney({ minor, currency }, locale);
  const amountMinor = step.kind === "yearly-difference" ? step.differenceMinor : step.amountMinor;
  return `${WORDS[locale].step(step, sum)}: ${sum(amountMinor)}`;
}
