import { Field, Flex, Textarea } from "@strapi/design-system";
import { mostOfPart, partlyRefundable, type DeskOrder } from "@wren/domain";
import { useState } from "react";
import { ConfirmedAction } from "../desk/confirmed-action";
import { Section } from "../desk/section";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";
import MoneyField from "../fields/money-field";

type Props = { order: DeskOrder; onDone: () => void };

/** Refunds a part of what was paid, with a reason; nothing where no part can go back. */
export function PartialRefundForm({ order, onDone }: Props) {
  const { t, sum } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const [amount, setAmount] = useState<number | string | null>(null);
  const [reason, setReason] = useState("");
  const payment = partlyRefundable(order, order.payments);
  if (!payment) return null;
  const { refundedMinor } = payment;
  const most = mostOfPart(payment);
  const isTooMuch = typeof amount === "number" && (amount > most || amount === 0);
  const isReady = typeof amount === "number" && !isTooMuch && reason.trim() !== "";

  async function refund() {
    const request = { amountMinor: amount, reason, refundedMinor };
    if (!(await send(`orders/${order.number}/refund-part`, request, "action.refund-part.done"))) return;
    setAmount(null);
    setReason("");
  }

  return (
    <Section title={t("action.refund-part.title")}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <MoneyField
          name="amountMinor"
          label={t("action.refund-part.amount", { currency: order.currency.toUpperCase() })}
          hint={t("action.refund-part.amount.hint", { most: sum(most, order.currency) })}
          value={amount}
          error={isTooMuch ? t("refusal.more-than-left") : undefined}
          onChange={(_name, typed) => setAmount(typed ?? null)}
        />
        <Field.Root name="reason" hint={t("action.refund-part.reason.hint")}>
          <Field.Label>{t("action.refund-part.reason")}</Field.Label>
          <Textarea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
          <Field.Hint />
        </Field.Root>
        <ConfirmedAction
          label={t("action.refund-part")}
          question={t("action.refund.question", {
            amount: sum(typeof amount === "number" ? amount : 0, order.currency),
          })}
          what={t(payment.method === "monero" ? "action.refund-part-monero.what" : "action.refund-part.what")}
          variant="danger-light"
          isBusy={isBusy}
          isDisabled={!isReady}
          onConfirm={refund}
        />
      </Flex>
    </Section>
  );
}
