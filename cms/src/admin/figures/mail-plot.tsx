import type { MailDays } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { DayPlot } from "./plot/day-plot";
import { Figure } from "./plot/figure";
import type { Series } from "./plot/series";
import { decimalStep } from "./plot/ticks";

/** Mails that wait or were given up, by the day on which they were written. */
export function MailPlot({ mails }: { mails: MailDays }) {
  const { t, time, day: dayText, shortDay } = useTexts();
  const { waiting, failed, oldestWaitingAt, days } = mails;
  const series: Series[] = [
    { name: t("figures.mails.waiting"), tone: "primary600" },
    { name: t("figures.mails.failed"), tone: "danger600" },
  ];
  const bars = days.map((of) => {
    const values = [of.waiting, of.failed];
    const named = series.map(({ name }, index) => `${name}: ${String(values[index])}`);
    return { label: shortDay(of.day), title: [dayText(of.day), ...named].join("\n"), values };
  });
  const cells = {
    columns: [t("figures.day"), ...series.map(({ name }) => name)],
    rows: days.map((of) => [dayText(of.day), String(of.waiting), String(of.failed)]),
  };
  const title = t("figures.mails");
  const hint = [
    t("figures.mails.hint", { waiting, failed }),
    oldestWaitingAt && t("figures.mails.oldest", { at: time(oldestWaitingAt) }),
  ];
  return (
    <Figure
      title={title}
      hint={hint.filter(Boolean).join(" ")}
      series={series}
      cells={cells}
      isEmpty={days.every((of) => of.waiting + of.failed === 0)}
    >
      <DayPlot label={title} series={series} bars={bars} tick={String} stepFor={decimalStep} />
    </Figure>
  );
}
