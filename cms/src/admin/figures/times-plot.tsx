import type { DayTimes } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { DayPlot } from "./plot/day-plot";
import { Figure } from "./plot/figure";
import type { Series } from "./plot/series";
import { clockStep } from "./plot/ticks";
import { useDuration } from "./use-duration";

/** Times by day: the median, and above it up to where the slowest tenth begins. */
export function TimesPlot({ title, hint, days }: { title: string; hint: string; days: DayTimes[] }) {
  const { t, day: dayText, shortDay } = useTexts();
  const told = useDuration();
  const series: Series[] = [
    { name: t("figures.median"), tone: "primary600" },
    { name: t("figures.slow"), tone: "warning600" },
  ];
  const bars = days.map(({ day, count, medianSeconds, slowSeconds }) => {
    const [median, slow] = [medianSeconds ?? 0, slowSeconds ?? 0];
    const words = [
      t("figures.day.count", { day: dayText(day), count }),
      ...(count > 0 ? [`${t("figures.median")}: ${told(median)}`, `${t("figures.slow")}: ${told(slow)}`] : []),
    ];
    return { label: shortDay(day), title: words.join("\n"), values: [median, slow - median] };
  });
  const cells = {
    columns: [t("figures.day"), t("figures.count"), t("figures.median"), t("figures.slow")],
    rows: days.map(({ day, count, medianSeconds, slowSeconds }) => [
      dayText(day),
      String(count),
      told(medianSeconds),
      told(slowSeconds),
    ]),
  };
  return (
    <Figure title={title} hint={hint} series={series} cells={cells} isEmpty={days.every(({ count }) => count === 0)}>
      <DayPlot label={title} series={series} bars={bars} tick={told} stepFor={clockStep} />
    </Figure>
  );
}
