import { CONTACT_MAX_FILES, REQUEST_ANSWER_MAX_LENGTH, type ChatUpload } from "@wren/domain";
import { useState } from "react";
import { insertCanned } from "../chat/canned";
import { draftFor, keepDraft, type Draft } from "../chat/drafts";
import { nextAttempt } from "../chat/message-key";
import { useDeskAction } from "../desk/use-desk-action";

/** State of an answer from its first letter until the server has it; nothing typed is lost before. */
export function useAnswer(reference: string, onDone: () => void) {
  const [draft, setDraft] = useState(() => draftFor(reference));
  const action = useDeskAction(onDone);
  const { text, files } = draft;
  // The field has a maximum length, but inserting a prepared answer can exceed it.
  const isTooLong = text.length > REQUEST_ANSWER_MAX_LENGTH;

  function write(change: Partial<Draft>) {
    setDraft(keepDraft(reference, change));
  }

  async function send(): Promise<void> {
    // The key keeps a retry from sending the same answer twice.
    const content = { text, files: files.map(({ ref }) => ref) };
    const attempt = nextAttempt(draftFor(reference).attempt, content, (bytes) => crypto.getRandomValues(bytes));
    keepDraft(reference, { attempt });
    const body = { key: attempt.key, answer: text, files: attempt.files };
    if (await action.send(`requests/${reference}/answer`, body, "answer.done"))
      write({ text: "", files: [], attempt: null });
  }

  return {
    text,
    files,
    write: (typed: string) => write({ text: typed }),
    insert: (canned: string) => write({ text: insertCanned(text, canned) }),
    // An upload takes a while, and others may have been removed meanwhile.
    attach: (file: ChatUpload) => write({ files: [...draftFor(reference).files, file] }),
    detach: ({ ref }: ChatUpload) => write({ files: files.filter((file) => file.ref !== ref) }),
    send,
    isBusy: action.isBusy,
    isTooLong,
    isFull: files.length >= CONTACT_MAX_FILES,
    canSend: text.trim() !== "" && !isTooLong,
  };
}
