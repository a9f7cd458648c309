import { CHAT_MESSAGE_MAX_LENGTH, type ChatUpload } from "@wren/domain";
import { useRef, useState, type KeyboardEvent, type SubmitEvent } from "react";
import { PREFERENCE_FIELD } from "#app/lib/page-form.ts";
import type { ChatErrorCode } from "./chat-errors.ts";
import { KEPT_FILE_FIELD, type MessageFile } from "./chat-view.ts";
import { CHAT_FILE_MAX_BYTES } from "./error-sentence.ts";

/** An empty message this soon after another is a double click, not an error. */
const DOUBLE_CLICK_MS = 600;

export type ComposedMessage = { text: string; file: MessageFile | null };

type Problem = { field: "text" | "file"; code: ChatErrorCode };

/** Takes a valid message out of the form; an invalid one stays with its error. */
export function useComposer(onSend: (written: ComposedMessage) => void) {
  const [error, setError] = useState<Problem | null>(null);
  const sentAt = useRef(0);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const fields = new FormData(form);
    // A change of language or currency sends no message.
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === PREFERENCE_FIELD) return;
    event.preventDefault();
    const written = read(fields);
    const problem = problemOf(written);
    const isDoubleClick = problem?.code === "message-missing" && Date.now() - sentAt.current < DOUBLE_CLICK_MS;
    setError(isDoubleClick ? null : problem);
    if (problem) return;
    sentAt.current = Date.now();
    empty(form);
    onSend(written);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.nativeEvent.isComposing;
    // A phone's keyboard has no other key for a new line.
    if (event.key !== "Enter" || !isPlain || matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return { error, submit, onKeyDown, forgetError: () => setError(null) };
}

/** Empties the form. `reset()` would restore a refused message. */
function empty(form: HTMLFormElement): void {
  const area = form.querySelector("textarea");
  const chooser = form.querySelector<HTMLInputElement>("input[type=file]");
  if (area) area.value = "";
  if (chooser) chooser.value = "";
  area?.focus();
}

/** Puts a message back into the form, before the text typed since. */
export function putBack(form: HTMLFormElement, written: ComposedMessage): void {
  fill(form, written);
  form.querySelector("textarea")?.focus();
}

export function fill(form: HTMLFormElement, { text, file }: ComposedMessage): void {
  const area = form.querySelector("textarea");
  if (area) area.value = [text, area.value].filter(Boolean).join("\n");
  const chooser = form.querySelector<HTMLInputElement>("input[type=file]");
  if (!(file instanceof File) || !chooser || chooser.files?.length) return;
  const held = new DataTransfer();
  held.items.add(file);
  chooser.files = held.files;
  chooser.closest("details")?.setAttribute("open", "");
}

export function read(fields: FormData): ComposedMessage {
  const [text, file] = [fields.get("text"), fields.get("file")];
  return {
    text: typeof text === "string" ? text.trim() : "",
    file: file instanceof File && file.name !== "" ? file : keptIn(fields),
  };
}

function keptIn(fields: FormData): ChatUpload | null {
  const kept = fields.get(KEPT_FILE_FIELD);
  // Trusted without a schema: our own page wrote it, and the server checks it.
  return typeof kept === "string" ? (JSON.parse(kept) as ChatUpload) : null;
}

function problemOf({ text, file }: ComposedMessage): Problem | null {
  if (text === "" && !file) return { field: "text", code: "message-missing" };
  if (text.length > CHAT_MESSAGE_MAX_LENGTH) return { field: "text", code: "message-too-long" };
  return file && file.size > CHAT_FILE_MAX_BYTES ? { field: "file", code: "file-too-large" } : null;
}
