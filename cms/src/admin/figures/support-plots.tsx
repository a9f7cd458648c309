import type { SupportFigures } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { SpeedPlot } from "./speed-plot";
import { TimesPlot } from "./times-plot";
import { WritingDaysPlot, WritingHoursPlot } from "./writing-plots";

/** How long people wait for support, and when they write. */
export function SupportPlots({ figures }: { figures: SupportFigures }) {
  const { t } = useTexts();
  const { chat, requests } = figures;
  return (
    <>
      {(["chat", "requests"] as const).map((place) => {
        const { waiting, days } = figures[place];
        const hint = [t(`figures.${place}.hint`), t("figures.waiting", { count: waiting })].join(" ");
        return <TimesPlot key={place} title={t(`figures.${place}`)} hint={hint} days={days} />;
      })}
      <SpeedPlot speeds={{ chat: chat.speed, requests: requests.speed }} />
      <WritingDaysPlot days={chat.writing.days} />
      <WritingHoursPlot hours={chat.writing.hours} />
    </>
  );
}
