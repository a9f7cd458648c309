import { Flex, Typography } from "@strapi/design-system";
import type { ChatMessage } from "@wren/domain";
import { useTexts } from "../desk/use-texts";

/** An event of the conversation, as one line between the messages. */
export function EventLine({ message }: { message: ChatMessage }) {
  const { t, time } = useTexts();
  return (
    <Flex tag="li" justifyContent="center">
      <Typography variant="pi" textColor="neutral600" textAlign="center">
        {wordsOf(message, t)} · <time dateTime={message.at}>{time(message.at)}</time>
      </Typography>
    </Flex>
  );
}

function wordsOf({ kind, author, by, text }: ChatMessage, t: ReturnType<typeof useTexts>["t"]): string {
  if (kind === "order") return t("chat.event.order", { number: text });
  if (kind === "request") return t("chat.event.request", { reference: text });
  if (kind === "text") return text;
  return t(`chat.event.${kind}.${author}`, { by: by ?? t("chat.staff") });
}
