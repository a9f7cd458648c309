import type { ChatUpload } from "@wren/domain";
import type { Attempt } from "./message-key";

export type Draft = { text: string; file: ChatUpload | null; note: string; attempt: Attempt | null };

const EMPTY: Draft = { text: "", file: null, note: "", attempt: null };

/** Key in the session storage: drafts belong to one tab and end with it. */
const ITEM = "wren-desk-draft ";

/** Draft for a conversation or a request, kept until it is sent: it survives other pages of the admin and a reload. */
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

/** The part of a text that was typed after it was sent. */
export function textSince(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}

type Sent = { text: string; file: string | null };

/** The part of a draft that was written while the rest was being sent. */
export function writtenSince({ text, file }: Pick<Draft, "text" | "file">, sent: Sent): Pick<Draft, "text" | "file"> {
  return {
    text: textSince(text, sent.text),
    file: file?.ref === sent.file ? null : file,
  };
}
