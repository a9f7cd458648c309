import { Box, Flex, Typography } from "@strapi/design-system";
import type { DeskOrder } from "@wren/domain";
import { articleName } from "./article-name";
import { Section } from "./section";
import { useTexts } from "./use-texts";

const BASIS_POINTS_PER_PERCENT = 100;

export function OrderSums({ order }: { order: DeskOrder }) {
  const { t, sum, locale } = useTexts();
  const inCurrency = (minor: number) => sum(minor, order.currency);
  const percent = String(order.vatBasisPoints / BASIS_POINTS_PER_PERCENT);
  return (
    <Section title={t("order.articles")}>
      {order.lines.map((line) => (
        <Row
          key={line.sku}
          name={`${String(line.quantity)} × ${articleName(line, locale)}`}
          hint={`${line.sku}, ${t("order.each", { price: inCurrency(line.basePriceMinor) })}`}
          amount={inCurrency(line.totalMinor)}
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

type RowProps = { name: string; hint?: string; amount: string; isTotal?: boolean };

function Row({ name, hint, amount, isTotal = false }: RowProps) {
  const fontWeight = isTotal ? "bold" : "regular";
  return (
    <Flex justifyContent="space-between" alignItems="flex-start" gap={4} paddingTop={1} paddingBottom={1}>
      <div>
        <Typography tag="div" fontWeight={fontWeight}>
          {name}
        </Typography>
        {hint && (
          <Typography tag="div" variant="pi" textColor="neutral600">
            {hint}
          </Typography>
        )}
      </div>
      <Typography fontWeight={fontWeight} style={{ whiteSpace: "nowrap" }}>
        {amount}
      </Typography>
    </Flex>
  );
}
