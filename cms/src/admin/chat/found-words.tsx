import { Typography } from "@strapi/design-system";
import type { Found } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { FoundMark } from "./desk-links";

/** The part of a message or note in which a search has found its words. */
export function FoundWords({ found: { noteId, excerpt } }: { found: Found }) {
  const { t } = useTexts();
  return (
    <Typography tag="div" variant="pi" textColor="neutral700" paddingTop={1} style={{ overflowWrap: "anywhere" }}>
      {noteId !== null && `${t("chat.found.note")} `}
      {excerpt.map(({ text, isFound }, index) => (isFound ? <FoundMark key={index}>{text}</FoundMark> : text))}
    </Typography>
  );
}
