import type { DeskOrder } from "@wren/domain";

/** True when Monero arrived that staff have not decided about: too much, too little, or gone again. */
export function needsMoneroDecision({ state, payments }: DeskOrder): boolean {
  const isGoingOn = state === "awaiting_payment" || state === "verifying";
  return payments.some(({ monero, state: paymentState }) => {
    if (monero?.decidedAt !== null) return false;
    const isTooMuch = monero.state === "validated" && monero.surplusXmr !== "0";
    const isPart = monero.state === "too-low" && !isGoingOn;
    const isGone = monero.state !== "validated" && paymentState === "paid";
    return isTooMuch || isPart || isGone;
  });
}
