import type { SupportFigures } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { TimesPlot } from "./times-plot";

/** How long people wait for support. */
export function SupportPlots({ figures }: { figures: SupportFigures }) {
  const { t } = useTexts();
  return (["chat", "requests"] as const).map((place) => {
    const { waiting, days } = figures[place];
    const hint = [t(`figures.${place}.hint`), t("figures.waiting", { count: waiting })].join(" ");
    return <TimesPlot key={place} title={t(`figures.${place}`)} hint={hint} days={days} />;
  });
}
