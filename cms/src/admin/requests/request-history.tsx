import { Flex, Typography } from "@strapi/design-system";
import type { DeskRequest } from "@wren/domain";
import { Section } from "../desk/section";
import { useTexts } from "../desk/use-texts";

/** Answers and notes, oldest first. */
export function RequestHistory({ history }: Pick<DeskRequest, "history">) {
  const { t, time } = useTexts();
  if (history.length === 0) return null;
  return (
    <Section title={t("request.history")}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {history.map(({ id, kind, at, by, text }) => (
          <li key={id}>
            <Typography tag="div" fontWeight="bold">
              {t(`request.event.${kind}`)}
            </Typography>
            {text && (
              <Typography tag="div" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
                {text}
              </Typography>
            )}
            <Typography tag="div" variant="pi" textColor="neutral600">
              <time dateTime={at}>{time(at)}</time> {t("order.timeline.by", { by })}
            </Typography>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
