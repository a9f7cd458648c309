import { Field, Flex, TextInput, Typography } from "@strapi/design-system";
import type { DeskOrder } from "@wren/domain";
import { useState } from "react";
import { ConfirmedAction } from "../desk/confirmed-action";
import { possibleActions, type PossibleAction } from "./possible-actions";
import { Section } from "../desk/section";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";

type Props = { order: DeskOrder; onDone: () => void };

export function OrderActions({ order, onDone }: Props) {
  const { t } = useTexts();
  const possible = possibleActions(order);
  return (
    <Section title={t("action.title")}>
      {possible.length === 0 && <Typography textColor="neutral600">{t("action.none")}</Typography>}
      <Flex direction="column" alignItems="stretch" gap={2}>
        {possible.map((action) => (
          <OrderAction key={action.label} order={order} onDone={onDone} possible={action} />
        ))}
      </Flex>
    </Section>
  );
}

function OrderAction({ order, onDone, possible }: Props & { possible: PossibleAction }) {
  const { t, sum } = useTexts();
  const { send, isBusy } = useDeskAction(onDone);
  const [trackingNumber, setTrackingNumber] = useState("");
  const { action, label, question, what, done, refundMinor, isDangerous } = possible;
  const isShipping = action === "ship";
  return (
    <ConfirmedAction
      label={t(label)}
      question={t(question, { amount: sum(refundMinor, order.currency) })}
      what={t(what)}
      variant={isDangerous ? "danger-light" : "default"}
      isBusy={isBusy}
      onConfirm={() => send(`orders/${order.number}/${action}`, isShipping ? { trackingNumber } : {}, done)}
    >
      {isShipping && (
        <Field.Root name="trackingNumber" hint={t("action.ship.tracking.hint")}>
          <Field.Label>{t("action.ship.tracking")}</Field.Label>
          <TextInput
            value={trackingNumber}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => setTrackingNumber(target.value)}
          />
          <Field.Hint />
        </Field.Root>
      )}
    </ConfirmedAction>
  );
}
