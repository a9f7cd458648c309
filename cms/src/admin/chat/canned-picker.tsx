import { Button, Flex, Popover } from "@strapi/design-system";
import { Quotes } from "@strapi/icons";
import { cannedRepliesSchema, type Locale } from "@wren/domain";
import { useEffect, useState } from "react";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import type { CannedReply } from "./canned";
import { CannedList } from "./canned-list";

type Props = {
  /** Call of the desk that lists them; below `/desk/`. */
  path: string;
  /** Language of the visitor, offered first. */
  language: Locale;
  /** Text typed after a slash that begins the field; null when the field begins otherwise. */
  slashed: string | null;
  /** Called with an empty text when somebody gives up a search begun in the field. */
  onPick: (text: string, template: CannedReply | null) => void;
  /** Called when the picker closes, to move the focus back to the field. */
  onClosed: () => void;
};

/** Prepared answers in both languages. Picking one puts it into the field; nothing is sent. */
export function CannedPicker({ path, language, slashed, onPick, onClosed }: Props) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { answer, reload } = useLoaded(path, cannedRepliesSchema);
  const isSlashed = slashed !== null;

  useEffect(() => {
    if (isSlashed) setIsOpen(true);
  }, [isSlashed]);

  function turn(isWanted: boolean) {
    setIsOpen(isWanted);
    if (isWanted) reload();
    else if (isSlashed) onPick("", null);
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
            onPick={(text, template) => {
              setIsOpen(false);
              onPick(text, template);
            }}
          />
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}
