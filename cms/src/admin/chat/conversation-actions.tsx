import type { DeskConversation, DeskQueue } from "@wren/domain";
import { useNavigate } from "react-router-dom";
import { ConfirmedAction } from "../desk/confirmed-action";
import { useDeskAction } from "../desk/use-desk-action";
import { useTexts } from "../desk/use-texts";
import { Assignee } from "./assignee";
import { dropDraft } from "./drafts";
import { Part } from "./part";
import { Priority } from "./priority";
import { addressOf, type Place } from "./use-place";

type Props = { conversation: DeskConversation; queue: DeskQueue; place: Place; onChanged: () => void };

/** The less frequent actions: assign, block, erase. */
export function ConversationActions({ conversation, queue, place, onChanged }: Props) {
  const { t } = useTexts();
  const { send, isBusy } = useDeskAction(onChanged);
  const navigate = useNavigate();
  const { key, isBlocked, messages, fileCount, notes } = conversation;
  const path = `chat/conversations/${key}`;
  const turn = isBlocked ? "unblock" : "block";
  // Messages are numbered without gaps, so the last number is their count.
  const lost = { messages: messages.at(-1)?.seq ?? 0, files: fileCount, notes: notes.length };

  async function erase() {
    if (!(await send(`${path}/erase`, {}, "chat.erase.done"))) return;
    dropDraft(key);
    navigate(addressOf({ ...place, openKey: null }));
  }

  return (
    <Part title={t("chat.actions")}>
      <Assignee conversation={conversation} queue={queue} onChanged={onChanged} />
      <Priority conversation={conversation} onChanged={onChanged} />
      <ConfirmedAction
        label={t(`chat.${turn}`)}
        question={t(`chat.${turn}.question`)}
        what={t(`chat.${turn}.what`)}
        variant="tertiary"
        isBusy={isBusy}
        onConfirm={() => send(`${path}/${turn}`, {}, `chat.${turn}.done`)}
      />
      <ConfirmedAction
        label={t("chat.erase")}
        question={t("chat.erase.question")}
        what={t("chat.erase.what", lost)}
        variant="danger-light"
        isBusy={isBusy}
        onConfirm={erase}
      />
    </Part>
  );
}
