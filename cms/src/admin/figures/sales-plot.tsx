import type { CurrencySales } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { DayPlot } from "./plot/day-plot";
import { Figure } from "./plot/figure";
import type { Series, Tone } from "./plot/series";
import { decimalStep } from "./plot/ticks";

/** As many products as have a colour; the others share the last one. */
const TONES: Tone[] = ["primary600", "warning600", "success600", "alternative600", "danger600"];

/** Sales in one currency: nothing is converted. */
export function SalesPlot({ sales }: { sales: CurrencySales }) {
  const { t, locale, sum, day: dayText, shortDay } = useTexts();
  const { currency, products, days } = sales;
  const minorOf = (sold: (typeof days)[number]["sold"], slug: string) =>
    sold.find((one) => one.slug === slug)?.minor ?? 0;
  const totalOf = (sold: { minor: number }[]) => sold.reduce((total, { minor }) => total + minor, 0);

  const shown = products.slice(0, TONES.length);
  const others: Series[] =
    products.length > shown.length ? [{ name: t("figures.sales.others"), tone: "neutral500" }] : [];
  const series = [
    ...shown.map(({ name }, index): Series => ({ name: name[locale], tone: TONES[index] ?? "neutral500" })),
    ...others,
  ];
  const bars = days.map(({ day, sold }) => {
    const values = shown.map(({ slug }) => minorOf(sold, slug));
    const rest = totalOf(sold) - values.reduce((total, value) => total + value, 0);
    const all = others.length > 0 ? [...values, rest] : values;
    const named = series.flatMap(({ name }, index) => (all[index] ? [`${name}: ${sum(all[index], currency)}`] : []));
    const title = [`${dayText(day)}: ${sum(totalOf(sold), currency)}`, ...named].join("\n");
    return { label: shortDay(day), title, values: all };
  });
  const cells = {
    columns: [t("figures.day"), ...products.map(({ name }) => name[locale]), t("figures.sum")],
    rows: [
      [
        t("figures.period"),
        ...products.map(({ minor, units }) => t("figures.sales.units", { sum: sum(minor, currency), units })),
        sum(totalOf(products), currency),
      ],
      ...days.map(({ day, sold }) => [
        dayText(day),
        ...products.map(({ slug }) => sum(minorOf(sold, slug), currency)),
        sum(totalOf(sold), currency),
      ]),
    ],
  };
  const title = t("figures.sales.in", { currency: currency.toUpperCase() });
  const total = t("figures.sales.total", { sum: sum(totalOf(products), currency) });
  return (
    <Figure title={title} hint={`${total} ${t("figures.sales.hint")}`} series={series} cells={cells} isEmpty={false}>
      <DayPlot
        label={title}
        series={series}
        bars={bars}
        tick={(minor) => sum(minor, currency)}
        stepFor={(atLeast) => 100 * decimalStep(atLeast / 100)}
      />
    </Figure>
  );
}

export function NoSales() {
  const { t } = useTexts();
  const cells = { columns: [], rows: [] };
  return (
    <Figure title={t("figures.sales")} hint={t("figures.sales.hint")} series={[]} cells={cells} isEmpty>
      {null}
    </Figure>
  );
}
