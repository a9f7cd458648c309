import { CHAT_MESSAGE_MAX_LENGTH } from "@wren/domain";
import { useState } from "react";
import { useDeskAction } from "../desk/use-desk-action";
import { insertCanned } from "./canned";
import { draftFor, keepDraft, writtenSince, type Draft } from "./drafts";
import { insertAt } from "./insert";
import { nextAttempt } from "./message-key";
import { hasSteps, stepsOf, type Template } from "./template-steps";

type Options = { conversation: string; onTyped: (isTyping: boolean) => void; onChanged: () => void };

/** State of a reply from its first letter until the server has it; nothing typed is lost before. */
export function useReply({ conversation, onTyped, onChanged }: Options) {
  const [draft, setDraft] = useState(() => draftFor(conversation));
  const [hasFailed, setHasFailed] = useState(false);
  const action = useDeskAction(onChanged);
  // The field has a maximum length, but inserting a prepared answer can exceed it.
  const isTooLong = draft.text.length > CHAT_MESSAGE_MAX_LENGTH;
  const canSend = !action.isBusy && !isTooLong && (draft.text.trim() !== "" || draft.files.length > 0);

  function write(change: Partial<Draft>) {
    // An emptied field gives up the template, too.
    const next = keepDraft(conversation, change.text === "" ? { template: null, ...change } : change);
    setDraft(next);
    onTyped(next.text.trim() !== "");
  }

  /** @returns true when the server has it */
  async function send(): Promise<boolean> {
    if (!canSend) return false;
    const content = { text: draft.text, files: draft.files.map(({ ref }) => ref) };
    const attempt = nextAttempt(draft.attempt, content, (bytes) => crypto.getRandomValues(bytes));
    keepDraft(conversation, { attempt });
    const { key, text, files } = attempt;
    const [file = null] = files;
    const steps = draft.template ? stepsOf(draft.template, new Date()) : [];
    const isSent = await action.send(`chat/conversations/${conversation}/reply`, { key, text, file, steps }, null);
    setHasFailed(!isSent);
    if (isSent) write({ ...writtenSince(draftFor(conversation), content), attempt: null, template: null });
    else setDraft(draftFor(conversation));
    return isSent;
  }

  /** Puts text into the field; sends nothing. */
  function insert(text: string, template: Template | null, field: HTMLTextAreaElement | null) {
    write({ text: insertCanned(draft.text, text), ...(template && hasSteps(template) && { template }) });
    requestAnimationFrame(() => field?.focus());
  }

  /** Puts words at the caret, and the caret behind them. */
  function insertHere(words: string, field: HTMLTextAreaElement | null) {
    const { length } = draft.text;
    const selection = { start: field?.selectionStart ?? length, end: field?.selectionEnd ?? length };
    const { text, caret } = insertAt(draft.text, selection, words);
    write({ text });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(caret, caret);
    });
  }

  return { draft, write, send, insert, insertHere, canSend, isTooLong, hasFailed, isBusy: action.isBusy };
}
