import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import type { TextKey } from "../desk/texts";
import { useTexts } from "../desk/use-texts";

const KEYS = [
  ["j ↓", "chat.keys.next"],
  ["k ↑", "chat.keys.previous"],
  ["Enter", "chat.keys.open"],
  ["f", "chat.keys.find"],
  ["r", "chat.keys.reply"],
  ["l", "chat.keys.link"],
  ["n", "chat.keys.note"],
  ["t", "chat.keys.take"],
  ["u", "chat.keys.urgent"],
  ["s", "chat.keys.snooze"],
  ["c", "chat.keys.close-chat"],
  ["z", "chat.keys.undo"],
  ["Ctrl ⌘ + Enter", "chat.keys.send"],
  ["Ctrl ⌘ + K", "chat.keys.link.typing"],
  ["/", "chat.keys.canned"],
  ["?", "chat.keys.help"],
] as const satisfies [string, TextKey][];

type Props = { isOpen: boolean; onChange: (isOpen: boolean) => void };

export function KeysDialog({ isOpen, onChange }: Props) {
  const { t } = useTexts();
  return (
    <Modal.Root open={isOpen} onOpenChange={onChange}>
      <Modal.Content>
        <Modal.Header closeLabel={t("chat.keys.close")}>
          <Modal.Title>{t("chat.keys.title")}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Typography tag="p" textColor="neutral600" paddingBottom={4}>
            {t("chat.keys.hint")}
          </Typography>
          <dl>
            {KEYS.map(([keys, what]) => (
              <Flex key={what} gap={4} paddingTop={1} paddingBottom={1}>
                <Typography tag="dt" fontWeight="bold" width="14rem">
                  {keys}
                </Typography>
                <Typography tag="dd">{t(what)}</Typography>
              </Flex>
            ))}
          </dl>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{t("chat.keys.close")}</Button>
          </Modal.Close>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
