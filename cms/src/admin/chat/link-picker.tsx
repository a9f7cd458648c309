import { Button, Flex, Popover } from "@strapi/design-system";
import { Link } from "@strapi/icons";
import type { Locale } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { LinkList, type SiteLink } from "./link-list";
import { LINK_ID } from "./use-shortcuts";

type Props = {
  isOpen: boolean;
  onTurn: (isOpen: boolean) => void;
  /** Language of the visitor, who reads the page. */
  language: Locale;
  onPick: (link: SiteLink) => void;
  /** Called when the picker closes, to move the focus back to the field. */
  onClosed: () => void;
};

/** Hands over an article or a product: its title and address go into the field; nothing is sent. */
export function LinkPicker({ isOpen, onTurn, language, onPick, onClosed }: Props) {
  const { t } = useTexts();
  return (
    <Popover.Root open={isOpen} onOpenChange={onTurn}>
      <Popover.Trigger>
        <Button id={LINK_ID} type="button" variant="tertiary" startIcon={<Link />}>
          {t("chat.link")}
        </Button>
      </Popover.Trigger>
      <Popover.Content
        side="top"
        align="start"
        aria-label={t("chat.link")}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Flex width="min(44rem, 90vw)" padding={3}>
          <LinkList
            language={language}
            onPick={(link) => {
              onTurn(false);
              onPick(link);
            }}
          />
        </Flex>
      </Popover.Content>
    </Popover.Root>
  );
}
