import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@wren/domain";

/** Chooses a round step that is no smaller than what is asked for. */
export type StepFor = (atLeast: number) => number;

const MOST_STEPS = 4;

/** Round values from 0 up to one that no bar exceeds. */
export function ticksUpTo(highest: number, stepFor: StepFor): number[] {
  const step = stepFor(Math.max(highest, 1) / MOST_STEPS);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** 1, 2, 5, 10, 20 and so on; of things that are counted, none is a fraction. */
export function decimalStep(atLeast: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(atLeast)));
  return [1, 2, 5].map((times) => times * power).find((step) => step >= atLeast) ?? 10 * power;
}

const [SECOND, MINUTE, HOUR, DAY] = [SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS].map((ms) => ms / SECOND_MS) as [
  number,
  number,
  number,
  number,
];

const CLOCK_STEPS = [
  ...[1, 2, 5, 15, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 6, 12].map((count) => count * HOUR),
];

/** For times in seconds: steps of a clock, and of whole days above them. */
export function clockStep(atLeast: number): number {
  return CLOCK_STEPS.find((step) => step >= atLeast) ?? DAY * decimalStep(atLeast / DAY);
}

type Duration = { unit: "seconds" | "minutes" | "hours" | "days"; count: number };

/** A time in the unit in which it is easily read. */
export function durationOf(seconds: number): Duration {
  if (seconds < MINUTE) return { unit: "seconds", count: seconds };
  if (seconds < HOUR) return { unit: "minutes", count: Math.floor(seconds / MINUTE) };
  if (seconds < 2 * DAY) return { unit: "hours", count: Math.floor((10 * seconds) / HOUR) / 10 };
  return { unit: "days", count: Math.floor((10 * seconds) / DAY) / 10 };
}
