import { useTexts } from "../desk/use-texts";
import { durationOf } from "./plot/ticks";

/** A duration in words, in its largest whole unit. */
export function useDuration() {
  const { t } = useTexts();
  return (seconds: number | null): string => {
    if (seconds === null) return "–";
    const { unit, count } = durationOf(seconds);
    return t(`figures.${unit}`, { count });
  };
}
