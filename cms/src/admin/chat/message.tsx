import { Box, Flex, Typography } from "@strapi/design-system";
import { arrivalOf, type DeskConversation } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { MailedFacts } from "../mailed/mailed-facts";
import { Attachment } from "./attachment";
import { FoundPlace } from "./desk-links";
import { EventLine } from "./event-line";
import { MessageText } from "./message-text";
import { messageId } from "./use-place";

type Props = { message: DeskConversation["messages"][number]; conversation: DeskConversation; isFound: boolean };

export function Message({ message, conversation, isFound }: Props) {
  const { t, time } = useTexts();
  const { kind, author, by, at, text, file, seq, mailed } = message;
  if (kind !== "text") return <EventLine message={message} />;
  const isStaff = author === "staff";
  return (
    <Flex tag="li" id={messageId(seq)} justifyContent={isStaff ? "flex-end" : "flex-start"}>
      <FoundPlace maxWidth="85%" minWidth="0" $isFound={isFound}>
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
          {mailed && ` · ${t("mailed.by-mail")}`}
          {isStaff && ` · ${t(`chat.arrival.${arrivalOf(seq, conversation)}`)}`}
        </Typography>
        {mailed && <MailedFacts mailed={mailed} />}
      </FoundPlace>
    </Flex>
  );
}
