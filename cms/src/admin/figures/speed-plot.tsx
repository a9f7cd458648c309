import type { AnswerSpeed } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { Figure } from "./plot/figure";
import { RowPlot } from "./plot/row-plot";
import type { Series } from "./plot/series";
import { useDuration } from "./use-duration";

const PLACES = ["chat", "requests"] as const;

/** How many first answers came within a quarter of an hour, an hour and a day. */
export function SpeedPlot({ speeds }: { speeds: Record<(typeof PLACES)[number], AnswerSpeed> }) {
  const { t } = useTexts();
  const told = useDuration();
  const series: Series[] = [
    { name: t("figures.speed.quarter"), tone: "success600" },
    { name: t("figures.speed.hour"), tone: "primary600" },
    { name: t("figures.speed.day"), tone: "warning600" },
    { name: t("figures.speed.later"), tone: "danger600" },
  ];
  const valuesOf = ({ withinQuarter, withinHour, withinDay, later }: AnswerSpeed) => [
    withinQuarter,
    withinHour,
    withinDay,
    later,
  ];
  const answered = PLACES.filter((place) => speeds[place].count > 0);
  const rows = answered.map((place) => {
    const { count, medianSeconds, slowSeconds } = speeds[place];
    const values = valuesOf(speeds[place]);
    const label = t(`figures.speed.${place}`);
    const value = t("figures.speed.median", { median: told(medianSeconds), slow: told(slowSeconds) });
    const named = series.map(({ name }, index) => `${name}: ${String(values[index])}`);
    // Both bars are as long as the plot: shares are compared, not numbers.
    return { label, value, values: values.map((one) => one / count), title: [label, value, ...named].join("\n") };
  });
  const cells = {
    columns: [
      t("figures.speed.where"),
      t("figures.count"),
      ...series.map(({ name }) => name),
      t("figures.median"),
      t("figures.slow"),
    ],
    rows: answered.map((place) => {
      const { count, medianSeconds, slowSeconds } = speeds[place];
      const numbers = [count, ...valuesOf(speeds[place])].map(String);
      return [t(`figures.speed.${place}`), ...numbers, told(medianSeconds), told(slowSeconds)];
    }),
  };
  const title = t("figures.speed");
  return (
    <Figure title={title} hint={t("figures.speed.hint")} series={series} cells={cells} isEmpty={rows.length === 0}>
      <RowPlot label={title} series={series} rows={rows} />
    </Figure>
  );
}
