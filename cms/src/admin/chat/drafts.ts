import type { ChatUpload } from "@wren/domain";
import type { Attempt } from "./message-key";
import type { Template } from "./template-steps";

/** A message of the chat has one file at most. The template is the one whose steps are done when it is sent. */
export type Draft = {
  text: string;
  files: ChatUpload[];
  note: string;
  attempt: Attempt | null;
  template: Template | null;
};

const EMPTY: Draft = { text: "", files: [], note: "", attempt: null, template: null };

/** Key in the session storage: drafts belong to one tab and end with it. */
const ITEM = "wren-desk-draft ";

/** Draft for a conversation or a request, kept until it is sent: it survives other pages of the admin and a reload. */
export function draftFor(subject: string): Draft {
  const kept = sessionStorage.getItem(ITEM + subject);
  // A tab that was open before an update keeps a draft of then, in which something may be missing.
  return kept === null ? EMPTY : { ...EMPTY, ...(JSON.parse(kept) as Partial<Draft>) };
}

export function dropDraft(subject: string): void {
  sessionStorage.removeItem(ITEM + subject);
}

export function keepDraft(subject: string, change: Partial<Draft>): Draft {
  const draft = { ...draftFor(subject), ...change };
  if (draft.text === "" && draft.note === "" && draft.files.length === 0) dropDraft(subject);
  else sessionStorage.setItem(ITEM + subject, JSON.stringify(draft));
  return draft;
}

/** The part of a text that was typed after it was sent. */
export function textSince(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}

type Sent = { text: string; files: string[] };

/** The part of a draft that was written while the rest was being sent. */
export function writtenSince(
  { text, files }: Pick<Draft, "text" | "files">,
  sent: Sent,
): Pick<Draft, "text" | "files"> {
  return {
    text: textSince(text, sent.text),
    files: files.filter(({ ref }) => !sent.files.includes(ref)),
  };
}
