import { Flex, Typography } from "@strapi/design-system";
import type { DeskOrder } from "@wren/domain";
import { MoneroFacts } from "./monero-facts";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

export function OrderPayments({ payments }: { payments: DeskOrder["payments"] }) {
  const { t } = useTexts();
  return (
    <Section title={t("order.payments")}>
      {payments.length === 0 && <Typography textColor="neutral600">{t("order.no-payments")}</Typography>}
      <Flex direction="column" alignItems="stretch" gap={3}>
        {payments.map((payment) => (
          <Payment key={payment.attempt} payment={payment} />
        ))}
      </Flex>
    </Section>
  );
}

function Payment({ payment }: { payment: DeskOrder["payments"][number] }) {
  const { t, sum, time } = useTexts();
  const { method, provider, state, currency, receivedMinor, refundedMinor, isTest, openedAt, ref } = payment;
  const name =
    provider === method ? t(`method.${method}`) : t("order.payment", { method: t(`method.${method}`), provider });
  const facts = [
    t(`payment.${state}`),
    receivedMinor > 0 && t("order.payment.received", { amount: sum(receivedMinor, currency) }),
    refundedMinor > 0 && t("order.payment.refunded", { amount: sum(refundedMinor, currency) }),
    isTest && t("order.payment.test"),
  ];
  return (
    <div>
      <Typography tag="div" fontWeight="bold">
        {name}
      </Typography>
      <Typography tag="div">{facts.filter(Boolean).join(", ")}</Typography>
      {payment.parts
        .filter((part) => part.state !== "done")
        .map((part) => (
          <Typography key={part.id} tag="div">
            {t(`order.part.${part.state === "asked" ? "asked" : "refused"}`, {
              amount: sum(part.amountMinor, currency),
              by: part.by,
              at: time(part.askedAt),
            })}
          </Typography>
        ))}
      {payment.monero && <MoneroFacts monero={payment.monero} currency={currency} />}
      <Typography tag="div" variant="pi" textColor="neutral600" style={{ overflowWrap: "anywhere" }}>
        {time(openedAt)}
        {ref && ` · ${t("order.payment.ref")} ${ref}`}
      </Typography>
    </div>
  );
}
