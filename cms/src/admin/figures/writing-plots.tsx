import type { WritingTimes } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { DayPlot } from "./plot/day-plot";
import { Figure } from "./plot/figure";
import type { Bar, Series } from "./plot/series";
import { decimalStep } from "./plot/ticks";

/** In how many conversations visitors wrote, by day. */
export function WritingDaysPlot({ days }: { days: WritingTimes["days"] }) {
  const { t, day: dayText, shortDay } = useTexts();
  const bars = days.map(({ day, count }) => ({ label: shortDay(day), name: dayText(day), count }));
  return <CountPlot title={t("figures.days-written")} hint={t("figures.days-written.hint")} bars={bars} />;
}

/** At which hours of the day visitors write. */
export function WritingHoursPlot({ hours }: { hours: WritingTimes["hours"] }) {
  const { t } = useTexts();
  const bars = hours.map((count, hour) => {
    return { label: String(hour), name: t("figures.hour", { from: hour, until: hour + 1 }), count };
  });
  return <CountPlot title={t("figures.hours-written")} hint={t("figures.hours-written.hint")} bars={bars} />;
}

type Props = { title: string; hint: string; bars: { label: string; name: string; count: number }[] };

function CountPlot({ title, hint, bars }: Props) {
  const { t } = useTexts();
  const series: Series[] = [{ name: t("figures.count"), tone: "primary600" }];
  const drawn = bars.map(({ label, name, count }): Bar => {
    return { label, title: t("figures.day.count", { day: name, count }), values: [count] };
  });
  const cells = {
    columns: [t("figures.when"), t("figures.count")],
    rows: bars.map(({ name, count }) => [name, String(count)]),
  };
  return (
    <Figure title={title} hint={hint} series={series} cells={cells} isEmpty={bars.every(({ count }) => count === 0)}>
      <DayPlot label={title} series={series} bars={drawn} tick={String} stepFor={decimalStep} />
    </Figure>
  );
}
