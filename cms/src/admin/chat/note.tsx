import { Flex, Typography } from "@strapi/design-system";
import { EyeStriked } from "@strapi/icons";
import type { DeskConversation } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { NotePaper } from "./note-paper";
import { PlainText } from "./plain-text";
import { noteId } from "./use-place";

type Props = { note: DeskConversation["notes"][number]; isFound: boolean };

/** Internal note, shown among the messages but clearly not one of them. */
export function Note({ note: { id, at, by, text }, isFound }: Props) {
  const { t, time } = useTexts();
  return (
    <NotePaper id={noteId(id)} data-testid="note" style={isFound ? { borderStyle: "solid" } : undefined}>
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
