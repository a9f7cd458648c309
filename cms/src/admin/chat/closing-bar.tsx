import { Button, Flex, Typography } from "@strapi/design-system";
import type { DeskQueue } from "@wren/domain";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";
import { UNDO_ID } from "./use-shortcuts";

type Props = { closing: DeskQueue["closing"]; onChanged: () => void };

/** Conversations that this agent has closed a moment ago, each with the way back. The visitor has not been told yet. */
export function ClosingBar({ closing, onChanged }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onChanged);
  return (
    <div role="status">
      {closing.map(({ key, name }, index) => (
        <Flex key={key} gap={2} padding={3} justifyContent="space-between" background="primary100">
          <Typography variant="pi" textColor="neutral800" style={{ overflowWrap: "anywhere" }}>
            {t("chat.closed.now", { name })}
          </Typography>
          <Button
            id={index === 0 ? UNDO_ID : undefined}
            size="S"
            variant="secondary"
            loading={isBusy}
            onClick={() => void send(`chat/conversations/${key}/reopen`, {}, "chat.undo.done")}
          >
            {t("chat.undo")}
          </Button>
        </Flex>
      ))}
    </div>
  );
}
