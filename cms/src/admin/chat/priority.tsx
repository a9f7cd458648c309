import { Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { URGENT_REASON_MAX_LENGTH, type DeskConversation } from "@wren/domain";
import { useState, type FormEvent } from "react";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";
import { URGENT_ID } from "./use-shortcuts";

type Props = { conversation: DeskConversation; onChanged: () => void };

/** Puts the conversation before all others, with the reason that colleagues read. */
export function Priority({ conversation: { key, state, urgentReason }, onChanged }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onChanged);
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState("");
  const path = `chat/conversations/${key}/prioritize`;
  if (state === "closed") return null;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!(await send(path, { reason }, "chat.urgent.done"))) return;
    setReason("");
    setIsAsked(false);
  }

  if (urgentReason !== null)
    return (
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography textColor="danger700" style={{ overflowWrap: "anywhere" }}>
          {t("chat.urgent.because", { reason: urgentReason })}
        </Typography>
        <Button
          id={URGENT_ID}
          variant="tertiary"
          loading={isBusy}
          onClick={() => void send(path, { reason: null }, "chat.urgent.ended")}
        >
          {t("chat.urgent.end")}
        </Button>
      </Flex>
    );
  if (!isAsked)
    return (
      <Button id={URGENT_ID} variant="tertiary" onClick={() => setIsAsked(true)}>
        {t("chat.urgent")}
      </Button>
    );
  return (
    <form onSubmit={(event) => void save(event)}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Field.Root name="reason" hint={t("chat.urgent.hint")}>
          <Field.Label>{t("chat.urgent.reason")}</Field.Label>
          <TextInput
            autoFocus
            value={reason}
            maxLength={URGENT_REASON_MAX_LENGTH}
            onChange={({ target }) => setReason(target.value)}
          />
          <Field.Hint />
        </Field.Root>
        <Flex gap={2}>
          <Button type="submit" loading={isBusy} disabled={reason.trim() === ""}>
            {t("chat.urgent")}
          </Button>
          <Button type="button" variant="tertiary" onClick={() => setIsAsked(false)}>
            {t("action.cancel-dialog")}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
