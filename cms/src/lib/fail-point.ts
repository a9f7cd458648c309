import { optionalEnv } from "./required-env";

/**
 * A place where tests let the process die, as a power cut would: `FAIL_POINTS=after-order:0.1` kills it there in
 * one of ten cases. Never set in production.
 */
export type FailPoint =
  | "in-order"
  | "after-order"
  | "after-provider"
  | "after-attempt"
  | "in-booking"
  | "after-booking"
  | "after-inbox"
  | "after-scan";

export function failPoint(name: FailPoint): void {
  const chance = CHANCES.get(name);
  if (chance !== undefined && Math.random() < chance) process.kill(process.pid, "SIGKILL");
}

const CHANCES = new Map(
  (optionalEnv("FAIL_POINTS") ?? "")
    .split(",")
    .filter(Boolean)
    .map((entry): [string, number] => {
      const [name = "", chance = "1"] = entry.split(":");
      return [name, Number(chance)];
    }),
);
