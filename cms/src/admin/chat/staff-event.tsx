import { Flex, Typography } from "@strapi/design-system";
import type { ChatLabel, DeskConversation } from "@wren/domain";
import { useTexts } from "../desk/use-texts";

type Event = DeskConversation["events"][number];
type Props = { event: Event; labels: ChatLabel[] };

/** An act of a colleague, as one line between the messages. Visitors do not see it. */
export function StaffEvent({ event, labels }: Props) {
  const { t, time, locale } = useTexts();
  const { at, by, kind, text } = event;
  const what =
    kind === "snoozed"
      ? time(text)
      : kind === "labelled" || kind === "unlabelled"
        ? (labels.find(({ id }) => String(id) === text)?.[locale] ?? t("chat.label.gone"))
        : text;
  return (
    <Flex tag="li" justifyContent="center">
      <Typography variant="pi" textColor="neutral600" textAlign="center" style={{ overflowWrap: "anywhere" }}>
        {t(`chat.did.${kind}`, { by: by ?? "", what })} · <time dateTime={at}>{time(at)}</time>
      </Typography>
    </Flex>
  );
}
