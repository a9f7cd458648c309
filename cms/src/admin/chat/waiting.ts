import { MINUTE_MS } from "@wren/domain";

const LONG_MINUTES = 5;
const VERY_LONG_MINUTES = 15;

export type WaitLevel = "short" | "long" | "very-long";

export type Wait = { minutes: number; level: WaitLevel };

/** Waiting time in whole minutes, and whether it is too long. */
export function waitOf(since: string, nowMs: number): Wait {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(since)) / MINUTE_MS));
  return { minutes, level: levelOf(minutes) };
}

function levelOf(minutes: number): WaitLevel {
  if (minutes >= VERY_LONG_MINUTES) return "very-long";
  return minutes >= LONG_MINUTES ? "long" : "short";
}
