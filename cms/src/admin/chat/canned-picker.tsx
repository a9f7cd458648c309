import { Button, Flex, Popover } from "@strapi/design-system";
import { Quotes } from "@strapi/icons";
import { cannedRepliesSchema, type Locale } from "@wren/domain";
import { useEffect, useState } from "react";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { CannedList } from "./canned-list";

type Props = {
  /** The visitor's, which is tried first. */
  language: Locale;
  /** What stands in the field after a slash; null when the field begins otherwise. */
  slashed: string | null;
  /** With nothing when somebody gave up a search that they had begun in the field. */
  onPick: (text: string) => void;
  /** Where to go on writing. */
  onClosed: () => void;
};

/** Prepared answers in both languages. One that is picked goes into the field; nothing is sent. */
export function CannedPicker({ language, slashed, onPick, onClosed }: Props) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { answer, reload } = useLoaded("chat/canned-replies", cannedRepliesSchema);
  const isSlashed = slashed !== null;

  useEffect(() => {
    if (isSlashed) setIsOpen(true);
  }, [isSlashed]);

  function turn(isWanted: boolean) {
    setIsOpen(isWanted);
    if (isWanted) reload();
    else if (isSlashed) onPick("");
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={turn}>
      <Popover.Trigger>
        <Button type="button" variant="tertiary" startIcon={<Quotes />}>
          {t("chat.canned")}
        </Button>
      </Popover.Trigger>
      <Popover.Content
        side="top"
        align="start"
        aria-label={t("chat.canned")}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Flex width="min(44rem, 90vw)" padding={3}>
          <CannedList
            replies={answer?.replies ?? []}
            language={language}
            begin={slashed ?? ""}
            onPick={(text) => {
              setIsOpen(false);
              onPick(text);
            }}
          />
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}
