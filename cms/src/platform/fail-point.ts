import { createHash } from "node:crypto";
import { env } from "./env";

/**
 * A place where tests kill the process, as a power cut would: `FAIL_POINTS=after-order:0.1` kills it there in one of
 * ten cases, chosen by `FAIL_SEED`. Never set in production.
 */
export type FailPoint =
  | "in-order"
  | "after-order"
  | "after-provider"
  | "after-attempt"
  | "between-payment-and-order"
  | "in-booking"
  | "after-booking"
  /** A part to refund is stored, and the provider does not know of it. */
  | "after-part"
  | "after-refund"
  | "after-inbox"
  | "after-scan"
  /** A mail became a message and is still in the mailbox. */
  | "after-inbound-mail";

export function failPoint(name: FailPoint): void {
  const chance = CHANCES.get(name);
  if (chance !== undefined && draw() < chance) process.kill(process.pid, "SIGKILL");
}

const CHANCES = new Map(
  env("FAIL_POINTS")
    .split(",")
    .filter(Boolean)
    .map((entry): [string, number] => {
      const [name = "", chance = "1"] = entry.split(":");
      return [name, Number(chance)];
    }),
);

let draws = 0;

/** Random number from 0 to below 1; the same seed gives the same sequence. */
function draw(): number {
  draws += 1;
  const hash = createHash("sha256").update(`${env("FAIL_SEED")}:${String(draws)}`);
  return hash.digest().readUInt32LE() / 2 ** 32;
}
