import { moveOrder, paymentsToRefund, type DeskOrder, type OrderDeskAction } from "@wren/domain";
import type { TextKey } from "../desk/texts";

export type PossibleAction = {
  action: Exclude<OrderDeskAction, "note" | "refund-part">;
  label: TextKey;
  question: TextKey;
  what: TextKey;
  done: TextKey;
  /** Amount to refund to the buyer. */
  refundMinor: number;
  isDangerous: boolean;
};

/** Actions that the state of the order allows. The server decides again, since the order may have changed meanwhile. */
export function possibleActions({
  state,
  totalMinor,
  payments,
  needsShipping,
  servicesWithheld,
  erasedAt,
}: DeskOrder): PossibleAction[] {
  return [
    ...(servicesWithheld ? [plain("give-services", false)] : []),
    ...(needsShipping && moveOrder(state, "shipped") ? [plain("ship", false)] : []),
    ...(moveOrder(state, "late-payment-accepted") && !erasedAt ? [plain("accept-late", false)] : []),
    ...partsAgain({ state, payments }),
    ...refundOf({ state, totalMinor, payments, erasedAt }),
    ...(moveOrder(state, "cancelled") ? [plain("cancel", true)] : []),
  ];
}

function plain(action: "give-services" | "ship" | "accept-late" | "cancel", isDangerous: boolean): PossibleAction {
  const label = `action.${action}` as const;
  return {
    action,
    label,
    question: `${label}.question`,
    what: `${label}.what`,
    done: `${label}.done`,
    refundMinor: 0,
    isDangerous,
  };
}

/** Parts that were agreed, and that the buyer's bank has returned. */
function partsAgain({ state, payments }: Pick<DeskOrder, "state" | "payments">): PossibleAction[] {
  const returned = state === "refunded" ? undefined : payments.find(({ refundFailedAt }) => refundFailedAt !== null);
  const agreed = returned?.parts.filter((part) => part.state !== "refused") ?? [];
  const missing = agreed.reduce((sum, part) => sum + part.amountMinor, 0) - (returned?.refundedMinor ?? 0);
  if (missing <= 0) return [];
  return [
    {
      action: "refund-part-again",
      label: "action.refund-part-again",
      question: "action.refund.question",
      what: "action.refund-part-again.what",
      done: "action.refund-part-again.done",
      refundMinor: missing,
      isDangerous: true,
    },
  ];
}

function refundOf({
  state,
  totalMinor,
  payments,
  erasedAt,
}: Pick<DeskOrder, "state" | "totalMinor" | "payments" | "erasedAt">): PossibleAction[] {
  const sentBack = paymentsToRefund(totalMinor, payments);
  if (sentBack.length === 0) return [];
  const isSurplus = payments.filter((payment) => payment.state === "paid").length > 1;
  const isWrongSum = moveOrder(state, "refunded") === null;
  const isPartOfIt = isSurplus || isWrongSum;
  const isMonero = sentBack.some(({ method }) => method === "monero");
  const whole = erasedAt ? ("action.refund-erased" as const) : ("action.refund" as const);
  return [
    {
      action: "refund",
      label: isSurplus ? "action.refund-surplus" : "action.refund",
      question: "action.refund.question",
      what: isMonero
        ? "action.refund-monero.what"
        : isSurplus
          ? "action.refund-surplus.what"
          : isWrongSum
            ? "action.refund-wrong.what"
            : `${whole}.what`,
      done: isMonero ? "action.refund-monero.done" : isPartOfIt ? "action.refund-surplus.done" : `${whole}.done`,
      refundMinor: sentBack.reduce((sum, { receivedMinor, refundedMinor }) => sum + receivedMinor - refundedMinor, 0),
      isDangerous: true,
    },
  ];
}
