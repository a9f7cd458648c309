import { Flex, Typography } from "@strapi/design-system";
import type { Currency, DeskArticle } from "@wren/domain";
import { useTexts } from "../desk/use-texts";

const CURRENCY = { priceChf: "chf", priceUsd: "usd", priceEur: "eur" } as const satisfies Record<string, Currency>;

/** The newest changes of an article's prices, and what they mean for those who are buying it. */
export function PriceChanges({ article: { priceChanges, unpaidOrders } }: { article: DeskArticle }) {
  const { t, time, sum } = useTexts();
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {priceChanges.length === 0 && <Typography textColor="neutral600">{t("price.none")}</Typography>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {priceChanges.map(({ id, at, who, field, before, after }) => {
          const show = (minor: number | null) => (minor === null ? "–" : sum(minor, CURRENCY[field]));
          return (
            <li key={`${String(id)} ${field}`}>
              <Typography tag="p" fontWeight="semiBold">
                {t("price.change", { before: show(before), after: show(after) })}
              </Typography>
              <Typography tag="p" variant="pi" textColor="neutral600">
                {[time(at), who].filter(Boolean).join(", ")}
              </Typography>
            </li>
          );
        })}
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {t("price.carts")} {t("price.unpaid", { count: unpaidOrders })}
      </Typography>
    </Flex>
  );
}
