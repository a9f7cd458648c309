import { Button } from "@strapi/design-system";
import type { DeskConversation, DeskStaff } from "@wren/domain";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";
import { SnoozePicker } from "./snooze-picker";
import { CLOSE_ID, TAKE_ID } from "./use-shortcuts";

type Props = { conversation: DeskConversation; me: DeskStaff; onChanged: () => void };

/** The actions needed in almost every conversation. */
export function MainActions({ conversation, me, onChanged }: Props) {
  const { key, state, assignee, closesAt, snoozedUntil, dueSince } = conversation;
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onChanged);
  const path = `chat/conversations/${key}`;
  if (state === "closed")
    return (
      <Button variant="secondary" loading={isBusy} onClick={() => void send(`${path}/reopen`, {}, "chat.reopen.done")}>
        {t("chat.reopen")}
      </Button>
    );
  if (closesAt)
    return (
      <Button variant="secondary" loading={isBusy} onClick={() => void send(`${path}/reopen`, {}, "chat.undo.done")}>
        {t("chat.undo.close")}
      </Button>
    );
  return (
    <>
      {assignee?.id !== me.id && (
        <Button
          id={TAKE_ID}
          loading={isBusy}
          onClick={() => void send(`${path}/assign`, { staffId: me.id }, "chat.take.done")}
        >
          {t("chat.take")}
        </Button>
      )}
      {(snoozedUntil ?? dueSince) !== null && (
        <Button
          variant="tertiary"
          loading={isBusy}
          onClick={() => void send(`${path}/wake`, {}, snoozedUntil ? "chat.wake.done" : "chat.due.done.told")}
        >
          {t(snoozedUntil ? "chat.wake" : "chat.due.done")}
        </Button>
      )}
      <SnoozePicker
        isBusy={isBusy}
        onPick={(until) => void send(`${path}/snooze`, { until: until.toISOString() }, "chat.snooze.done")}
      />
      <Button
        id={CLOSE_ID}
        variant="secondary"
        loading={isBusy}
        // The bar of the queue and the button here say that it is closing.
        onClick={() => void send(`${path}/close`, {}, null)}
      >
        {t("chat.close")}
      </Button>
    </>
  );
}
