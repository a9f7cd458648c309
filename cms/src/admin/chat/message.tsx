import { Box, Flex, Typography } from "@strapi/design-system";
import { arrivalOf, type ChatMessage, type DeskConversation } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { Attachment } from "./attachment";
import { EventLine } from "./event-line";
import { MessageText } from "./message-text";

type Props = { message: ChatMessage; conversation: DeskConversation };

export function Message({ message, conversation }: Props) {
  const { t, time } = useTexts();
  const { kind, author, by, at, text, file, seq } = message;
  if (kind !== "text") return <EventLine message={message} />;
  const isStaff = author === "staff";
  return (
    <Flex tag="li" justifyContent={isStaff ? "flex-end" : "flex-start"}>
      <Box maxWidth="85%" minWidth="0">
        <Box
          background={isStaff ? "primary100" : "neutral0"}
          borderColor={isStaff ? "primary200" : "neutral150"}
          hasRadius
          padding={3}
        >
          <Flex direction="column" alignItems="flex-start" gap={2}>
            {text && <MessageText text={text} siteOrigins={conversation.siteOrigins} />}
            {file && <Attachment conversation={conversation.key} file={file} />}
          </Flex>
        </Box>
        <Typography tag="div" variant="pi" textColor="neutral600" textAlign={isStaff ? "right" : "left"} paddingTop={1}>
          {isStaff ? (by ?? t("chat.staff")) : t("chat.visitor")} · <time dateTime={at}>{time(at)}</time>
          {isStaff && ` · ${t(`chat.arrival.${arrivalOf(seq, conversation)}`)}`}
        </Typography>
      </Box>
    </Flex>
  );
}
