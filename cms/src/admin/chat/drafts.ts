import type { ChatUpload } from "@wren/domain";
import type { Attempt } from "./message-key";

export type Draft = { text: string; file: ChatUpload | null; note: string; attempt: Attempt | null };

const EMPTY: Draft = { text: "", file: null, note: "", attempt: null };

/** Of this tab, and gone with it. */
const ITEM = "wren-desk-draft ";

/**
 * What was begun for a conversation or a request, until it is sent: also while one looks at another page of the admin,
 * and after the page was loaded anew.
 */
export function draftFor(subject: string): Draft {
  const kept = sessionStorage.getItem(ITEM + subject);
  return kept === null ? EMPTY : (JSON.parse(kept) as Draft);
}

export function dropDraft(subject: string): void {
  sessionStorage.removeItem(ITEM + subject);
}

export function keepDraft(subject: string, change: Partial<Draft>): Draft {
  const draft = { ...draftFor(subject), ...change };
  if (draft.text === "" && draft.note === "" && !draft.file) dropDraft(subject);
  else sessionStorage.setItem(ITEM + subject, JSON.stringify(draft));
  return draft;
}

/** What was added to a text after it was sent. */
export function textSince(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}

type Sent = { text: string; file: string | null };

/** What is left of a draft that was sent: who is in a hurry goes on writing while it is on its way. */
export function writtenSince({ text, file }: Pick<Draft, "text" | "file">, sent: Sent): Pick<Draft, "text" | "file"> {
  return {
    text: textSince(text, sent.text),
    file: file?.ref === sent.file ? null : file,
  };
}
