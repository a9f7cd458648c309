import { Flex, Typography } from "@strapi/design-system";
import { EyeStriked } from "@strapi/icons";
import type { DeskConversation } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { NotePaper } from "./note-paper";
import { PlainText } from "./plain-text";

/** Internal note, shown among the messages but clearly not one of them. */
export function Note({ note: { at, by, text } }: { note: DeskConversation["notes"][number] }) {
  const { t, time } = useTexts();
  return (
    <NotePaper data-testid="note">
      <Flex gap={2} paddingBottom={1}>
        <EyeStriked fill="warning700" aria-hidden />
        <Typography variant="pi" fontWeight="bold" textColor="neutral800">
          {t("chat.note.by", { by })}
        </Typography>
        <Typography variant="pi" textColor="neutral800">
          <time dateTime={at}>{time(at)}</time>
        </Typography>
      </Flex>
      <PlainText>{text}</PlainText>
    </NotePaper>
  );
}
