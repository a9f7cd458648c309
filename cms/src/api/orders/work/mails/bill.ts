import { formatMoney, money, type QuotedService, type QuoteLine } from "@wren/domain";
import { stepText } from "../../../subscriptions/work/service-words";
import { articleName, serviceName } from "../line-names";
import type { Article, Bill, Sum } from "../../../../platform/mail/letter/blocks";
import type { OrderMailFacts } from "./facts";
import type { OrderMailTexts } from "./texts";

const BASIS_POINTS_PER_PERCENT = 100;

/** Facts of an order that its bill shows. */
export type BillFacts = Pick<
  OrderMailFacts,
  | ("locale" | "currency" | "lines" | "services")
  | ("subtotalMinor" | "shippingMinor" | "vatMinor" | "vatBasisPoints" | "totalMinor")
>;

/** Uses the order's stored amounts and calculates nothing, so that page, mail and invoice show the same. */
export function billOf(facts: BillFacts, texts: Pick<OrderMailTexts, "bill">): Bill {
  const articles = facts.lines.map((line) => articleOf(line, facts));
  const services = facts.services.map((service) => serviceOf(service, facts));
  return { articles: [...articles, ...services], sums: sumsOf(facts, texts) };
}

export function amountOf(minor: number, { currency, locale }: Pick<BillFacts, "currency" | "locale">): string {
  return formatMoney(money(minor, currency), locale);
}

function articleOf(line: QuoteLine, facts: BillFacts): Article {
  const { quantity, basePriceMinor, totalMinor } = line;
  return {
    name: articleName(line, facts.locale),
    notes: [`${String(quantity)}\u00a0×\u00a0${amountOf(basePriceMinor, facts)}`],
    total: amountOf(totalMinor, facts),
  };
}

function serviceOf(service: QuotedService, facts: BillFacts): Article {
  const { line, price } = service;
  return {
    name: serviceName(service, facts.locale),
    notes: [line.identifier, ...price.steps.map((step) => stepText(step, facts))],
    total: amountOf(price.totalMinor, facts),
  };
}

function sumsOf(facts: BillFacts, texts: Pick<OrderMailTexts, "bill">): Sum[] {
  const { subtotalMinor, shippingMinor, totalMinor, vatMinor } = facts;
  const shipping =
    shippingMinor === null ? [] : [{ label: texts.bill.shipping, amount: amountOf(shippingMinor, facts) }];
  return [
    { label: texts.bill.subtotal, amount: amountOf(subtotalMinor, facts) },
    ...shipping,
    { label: texts.bill.total, amount: amountOf(totalMinor, facts), isTotal: true },
    { label: texts.bill.vat(percentOf(facts)), amount: amountOf(vatMinor, facts) },
  ];
}

/** `8.1 %`, in German `8,1 %`: Swiss German writes amounts with a point, and other numbers with a comma. */
function percentOf({ vatBasisPoints, locale }: BillFacts): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return `${number.format(vatBasisPoints / BASIS_POINTS_PER_PERCENT)}\u00a0%`;
}
