import { Box, Flex, Typography } from "@strapi/design-system";
import type { DeskOrder } from "@wren/domain";
import { stepText } from "../../api/subscriptions/work/service-words";
import { articleName, serviceName } from "../../api/orders/work/line-names";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

const BASIS_POINTS_PER_PERCENT = 100;

export function OrderSums({ order }: { order: DeskOrder }) {
  const { t, sum, day, locale } = useTexts();
  const inCurrency = (minor: number) => sum(minor, order.currency);
  const percent = String(order.vatBasisPoints / BASIS_POINTS_PER_PERCENT);
  const facts = ({ quotaGb, endsOn }: { quotaGb: number; endsOn: string }) =>
    t("subscription.facts", { quotaGb, endsOn: day(endsOn) });
  return (
    <Section title={t("order.articles")}>
      {order.lines.map((line) => (
        <Row
          key={line.sku}
          name={`${String(line.quantity)} × ${articleName(line, locale)}`}
          hints={[`${line.sku}, ${t("order.each", { price: inCurrency(line.basePriceMinor) })}`]}
          amount={inCurrency(line.totalMinor)}
        />
      ))}
      {order.services.map(({ line, name, price, before, after }) => (
        <Row
          key={line.service + line.identifier}
          name={serviceName({ name, line }, locale)}
          hints={[
            line.identifier,
            ...price.steps.map((step) => stepText(step, { locale, currency: order.currency })),
            t("order.service.change", { before: facts(before), after: facts(after) }),
          ]}
          amount={inCurrency(price.totalMinor)}
        />
      ))}
      <Box paddingTop={3} marginTop={3} borderStyle="solid" borderWidth="1px 0 0" borderColor="neutral150">
        <Row name={t("order.subtotal")} amount={inCurrency(order.subtotalMinor)} />
        {order.shippingMinor !== null && <Row name={t("order.shipping")} amount={inCurrency(order.shippingMinor)} />}
        <Row name={t("order.vat", { percent })} amount={inCurrency(order.vatMinor)} />
        <Row name={t("order.total")} amount={inCurrency(order.totalMinor)} isTotal />
      </Box>
    </Section>
  );
}

type RowProps = { name: string; hints?: string[]; amount: string; isTotal?: boolean };

function Row({ name, hints = [], amount, isTotal = false }: RowProps) {
  const fontWeight = isTotal ? "bold" : "regular";
  return (
    <Flex justifyContent="space-between" alignItems="flex-start" gap={4} paddingTop={1} paddingBottom={1}>
      <div>
        <Typography tag="div" fontWeight={fontWeight}>
          {name}
        </Typography>
        {hints.map((hint) => (
          <Typography key={hint} tag="div" variant="pi" textColor="neutral600">
            {hint}
          </Typography>
        ))}
      </div>
      <Typography fontWeight={fontWeight} style={{ whiteSpace: "nowrap" }}>
        {amount}
      </Typography>
    </Flex>
  );
}
