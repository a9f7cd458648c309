import type { Conversion } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { Figure } from "./plot/figure";
import { RowPlot } from "./plot/row-plot";
import type { Series } from "./plot/series";

/** How many of the placed orders were paid, by payment method. */
export function ConversionPlot({ conversion }: { conversion: Conversion[] }) {
  const { t } = useTexts();
  const series: Series[] = [
    { name: t("figures.conversion.paid"), tone: "success600" },
    { name: t("figures.conversion.open"), tone: "warning600" },
    { name: t("figures.conversion.lost"), tone: "neutral500" },
  ];
  const rows = conversion.map(({ method, placed, paid, open }) => {
    const values = [paid, open, placed - paid - open];
    const value = t("figures.conversion.share", { paid, placed, percent: Math.round((100 * paid) / placed) });
    const named = series.map(({ name }, index) => `${name}: ${String(values[index])}`);
    return { label: t(`method.${method}`), value, values, title: [t(`method.${method}`), ...named].join("\n") };
  });
  const cells = {
    columns: [t("filter.method"), t("figures.conversion.placed"), ...series.map(({ name }) => name)],
    rows: conversion.map(({ method, placed, paid, open }) => [
      t(`method.${method}`),
      ...[placed, paid, open, placed - paid - open].map(String),
    ]),
  };
  const title = t("figures.conversion");
  return (
    <Figure
      title={title}
      hint={t("figures.conversion.hint")}
      series={series}
      cells={cells}
      isEmpty={conversion.length === 0}
    >
      <RowPlot label={title} series={series} rows={rows} />
    </Figure>
  );
}
