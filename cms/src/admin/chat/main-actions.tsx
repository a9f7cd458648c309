import { Box, Button } from "@strapi/design-system";
import type { DeskConversation, DeskStaff } from "@wren/domain";
import { ConfirmedAction } from "../desk/confirmed-action";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";
import { CLOSE_ID } from "./use-shortcuts";

type Props = { conversation: DeskConversation; me: DeskStaff; onChanged: () => void };

/** The actions needed in almost every conversation. */
export function MainActions({ conversation: { key, state, assignee }, me, onChanged }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onChanged);
  const path = `chat/conversations/${key}`;
  if (state === "closed")
    return (
      <Button variant="secondary" loading={isBusy} onClick={() => void send(`${path}/reopen`, {}, "chat.reopen.done")}>
        {t("chat.reopen")}
      </Button>
    );
  return (
    <>
      {assignee?.id !== me.id && (
        <Button loading={isBusy} onClick={() => void send(`${path}/assign`, { staffId: me.id }, "chat.take.done")}>
          {t("chat.take")}
        </Button>
      )}
      <Box>
        <ConfirmedAction
          id={CLOSE_ID}
          label={t("chat.close")}
          question={t("chat.close.question")}
          what={t("chat.close.what")}
          variant="secondary"
          isBusy={isBusy}
          onConfirm={() => send(`${path}/close`, {}, "chat.close.done")}
        />
      </Box>
    </>
  );
}
