import { Box, Flex, Typography } from "@strapi/design-system";
import type { ChatLabel, DeskConversation } from "@wren/domain";
import { useTexts } from "../desk/use-texts";

type Handling = Pick<DeskConversation, "urgentReason" | "snoozedUntil" | "dueSince" | "closesAt" | "labels">;
type Props = { handling: Handling; labels: ChatLabel[] };

/** Decisions of staff about a conversation: urgent and why, put aside until when, and its labels. */
export function HandlingLine({ handling, labels }: Props) {
  const { t, time, locale } = useTexts();
  const { urgentReason, snoozedUntil, dueSince, closesAt } = handling;
  const given = labels.filter(({ id }) => handling.labels.includes(id));
  const words = [
    closesAt && t("chat.closing"),
    snoozedUntil && t("chat.snoozed", { at: time(snoozedUntil) }),
    dueSince && t("chat.due", { at: time(dueSince) }),
  ].filter(Boolean);
  if (urgentReason === null && words.length === 0 && given.length === 0) return null;
  return (
    <Flex gap={2} wrap="wrap" paddingTop={1}>
      {urgentReason !== null && (
        <Typography variant="pi" fontWeight="bold" textColor="danger700" style={{ overflowWrap: "anywhere" }}>
          {t("chat.urgent.because", { reason: urgentReason })}
        </Typography>
      )}
      {words.length > 0 && (
        <Typography variant="pi" fontWeight="bold" textColor="neutral800">
          {words.join(" · ")}
        </Typography>
      )}
      {given.map((label) => (
        <Box key={label.id} background="neutral150" hasRadius paddingLeft={2} paddingRight={2}>
          <Typography variant="pi" textColor="neutral800">
            {label[locale]}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
