import { Flex, Typography } from "@strapi/design-system";
import type { DeskOrder } from "@wren/domain";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

/** Events with time and author, newest last. */
export function OrderTimeline({ timeline }: { timeline: DeskOrder["timeline"] }) {
  const { t, time } = useTexts();
  return (
    <Section title={t("order.timeline")}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {timeline.map(({ id, kind, at, by, note }) => (
          <li key={id}>
            <Typography tag="div" fontWeight="bold">
              {t(`event.${kind}`)}
            </Typography>
            {note && (
              <Typography tag="div" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                {note}
              </Typography>
            )}
            <Typography tag="div" variant="pi" textColor="neutral600">
              <time dateTime={at}>{time(at)}</time>
              {by && ` ${t("order.timeline.by", { by })}`}
            </Typography>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
