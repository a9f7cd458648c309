import { Flex, Typography } from "@strapi/design-system";
import type { DeskOrder } from "@wren/domain";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

/** Subscriptions that the paid order created or extended; nothing when there are none. */
export function OrderSubscriptions({ subscriptions }: { subscriptions: DeskOrder["subscriptions"] }) {
  const { t, day } = useTexts();
  if (subscriptions.length === 0) return null;
  return (
    <Section title={t("order.subscriptions")}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        {subscriptions.map(({ mobileId, nestId, supportId, startsOn, endsOn, quotaGb }) => (
          <div key={mobileId}>
            <Typography tag="div">{t("order.subscription.ids", { mobileId, nestId, supportId })}</Typography>
            <Typography tag="div" variant="pi" textColor="neutral600">
              {t("order.subscription.time", { quotaGb, startsOn: day(startsOn), endsOn: day(endsOn) })}
            </Typography>
          </div>
        ))}
      </Flex>
    </Section>
  );
}
