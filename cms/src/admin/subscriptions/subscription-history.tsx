import { Flex, Link as TextLink, Typography } from "@strapi/design-system";
import type { DeskSubscription } from "@wren/domain";
import { Link } from "react-router-dom";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

type Entry = DeskSubscription["history"][number];

export function SubscriptionHistory({ history }: { history: Entry[] }) {
  const { t } = useTexts();
  return (
    <Section title={t("subscription.history")}>
      {history.length === 0 && <Typography textColor="neutral600">{t("subscription.no-history")}</Typography>}
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {history.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} />
        ))}
      </Flex>
    </Section>
  );
}

function HistoryEntry({ entry: { kind, at, before, after, by, note, orderNumber } }: { entry: Entry }) {
  const { t, day, time } = useTexts();
  const isSame = before?.endsOn === after.endsOn && before.quotaGb === after.quotaGb;
  const facts = ({ quotaGb, endsOn }: Entry["after"]) => t("subscription.facts", { quotaGb, endsOn: day(endsOn) });
  return (
    <li>
      <Typography tag="div" fontWeight="bold">
        {t(`history.${kind}`)}
      </Typography>
      {!isSame && (
        <Typography tag="div">
          {before ? t("subscription.change", { before: facts(before), after: facts(after) }) : facts(after)}
        </Typography>
      )}
      {note && (
        <Typography tag="div" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {note}
        </Typography>
      )}
      {orderNumber && (
        <TextLink tag={Link} to={`/orders/${orderNumber}`}>
          {t("subscription.of-order", { number: orderNumber })}
        </TextLink>
      )}
      <Typography tag="div" variant="pi" textColor="neutral600">
        <time dateTime={at}>{time(at)}</time>
        {by && ` ${t("order.timeline.by", { by })}`}
      </Typography>
    </li>
  );
}
