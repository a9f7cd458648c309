import { CHAT_MESSAGE_MAX_LENGTH } from "@wren/domain";
import { useState } from "react";
import { useDeskAction } from "../desk/use-desk-action";
import { insertCanned } from "./canned";
import { draftFor, keepDraft, writtenSince, type Draft } from "./drafts";
import { nextAttempt } from "./message-key";

type Options = { conversation: string; onTyped: (isTyping: boolean) => void; onChanged: () => void };

/** A reply from its first letter until it has arrived. Until then nothing of it is lost. */
export function useReply({ conversation, onTyped, onChanged }: Options) {
  const [draft, setDraft] = useState(() => draftFor(conversation));
  const [hasFailed, setHasFailed] = useState(false);
  const action = useDeskAction(onChanged);
  // The field itself takes no more, but a template may be put after what is there.
  const isTooLong = draft.text.length > CHAT_MESSAGE_MAX_LENGTH;
  const canSend = !action.isBusy && !isTooLong && (draft.text.trim() !== "" || draft.file !== null);

  function write(change: Partial<Draft>) {
    const next = keepDraft(conversation, change);
    setDraft(next);
    onTyped(next.text.trim() !== "");
  }

  /** @returns whether it has arrived */
  async function send(): Promise<boolean> {
    if (!canSend) return false;
    const content = { text: draft.text, file: draft.file?.ref ?? null };
    const attempt = nextAttempt(draft.attempt, content, (bytes) => crypto.getRandomValues(bytes));
    keepDraft(conversation, { attempt });
    const isSent = await action.send(`chat/conversations/${conversation}/reply`, attempt, null);
    setHasFailed(!isSent);
    if (isSent) write({ ...writtenSince(draftFor(conversation), content), attempt: null });
    else setDraft(draftFor(conversation));
    return isSent;
  }

  /** Into the field and no further. */
  function insert(text: string, field: HTMLTextAreaElement | null) {
    write({ text: insertCanned(draft.text, text) });
    requestAnimationFrame(() => field?.focus());
  }

  return { draft, write, send, insert, canSend, isTooLong, hasFailed, isBusy: action.isBusy };
}
