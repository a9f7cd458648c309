import {
  chatMessageRequestSchema,
  chatUploadSchema,
  type ChatMessage,
  type ChatUpload,
  type Locale,
} from "@wren/domain";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { sendChatMessage, uploadChatFile, type ChatFailure } from "#app/cms/chat.server.ts";
import type { ChatErrorCode } from "#app/features/chat/chat-errors.ts";
import { KEPT_FILE_FIELD, MESSAGE_FORM, type MessageFailure } from "#app/features/chat/chat-view.ts";
import { CHAT_FILE_MAX_BYTES } from "#app/features/chat/error-sentence.ts";
import { readUploadForm } from "#app/lib/read-upload-form.server.ts";
import { statusOf, waitTimeOf } from "./chat-status.server.ts";

/** The file, the longest encoding of the text, and the form's overhead. */
const MAX_BYTES = CHAT_FILE_MAX_BYTES + 128 * 1024;
/** Far more than the field allows. */
const MAX_ECHO_LENGTH = 20_000;

export type ReceivedMessage = Awaited<ReturnType<typeof readMessageForm>>;

export async function readMessageForm(request: Request) {
  return readUploadForm(request, MAX_BYTES);
}

type MessageSender = { visitor: Visitor; language: Locale };

export type TakenMessage =
  | { ok: true; message: ChatMessage }
  | { ok: false; failure: MessageFailure; status: number; headers: Record<string, string> };

/** Takes a message from a form, with or without a file. A refusal returns everything typed. */
export async function takeMessage({ form, isTooLarge }: ReceivedMessage, sender: MessageSender): Promise<TakenMessage> {
  const values = { text: textOf(form, "text"), key: textOf(form, "key") };
  if (isTooLarge) return refuse({ values, file: null }, { file: "request-too-large" });
  const taken = await takeFile(form, sender.visitor);
  if (taken.failure) {
    const isAboutFile = taken.failure.code.startsWith("file-");
    const returned = { values, file: null };
    return isAboutFile ? refuse(returned, { file: taken.failure.code }) : refuseAll(returned, taken.failure);
  }
  const returned = { values, file: taken.file };
  const request = { ...values, file: taken.file?.ref ?? null, language: sender.language };
  const parsed = chatMessageRequestSchema.safeParse(request);
  if (!parsed.success) return refuse(returned, errorsIn(parsed.error.issues));
  const outcome = await sendChatMessage(sender.visitor, parsed.data);
  if (outcome.ok) return { ok: true, message: outcome.value };
  if (outcome.code === "file-expired") return refuse({ values, file: null }, { file: outcome.code });
  return refuseAll(returned, outcome);
}

/** Keeps an unsent message to show it again as typed. Its file is stored like that of a refused one. */
export async function keepMessage({ form, isTooLarge }: ReceivedMessage, visitor: Visitor): Promise<MessageFailure> {
  const values = { text: textOf(form, "text"), key: textOf(form, "key") };
  const errors: MessageFailure["errors"] = isTooLarge ? { file: "request-too-large" } : {};
  const { file, failure } = isTooLarge ? NO_FILE : await takeFile(form, visitor);
  if (failure) errors.file = failure.code;
  return { form: MESSAGE_FORM, values, errors, problem: null, file };
}

const NO_FILE: TakenFile = { file: null, failure: null };

type TakenFile = { file: ChatUpload | null; failure: ChatFailure | null };

/** The newly chosen file, or else the one stored by an earlier attempt. The cms checks its content. */
async function takeFile(form: FormData, visitor: Visitor): Promise<TakenFile> {
  const chosen = form.get("file");
  if (!(chosen instanceof File) || chosen.name === "") return { file: keptIn(form), failure: null };
  if (chosen.size > CHAT_FILE_MAX_BYTES) return { file: null, failure: { code: "file-too-large" } };
  const outcome = await uploadChatFile(visitor, chosen);
  return outcome.ok ? { file: outcome.value, failure: null } : { file: null, failure: outcome };
}

/** The stored file as the page wrote it into the form; the cms verifies its reference. */
function keptIn(form: FormData): ChatUpload | null {
  try {
    return chatUploadSchema.safeParse(JSON.parse(textOf(form, KEPT_FILE_FIELD))).data ?? null;
  } catch {
    return null;
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, MAX_ECHO_LENGTH) : "";
}

function errorsIn(issues: readonly { path: PropertyKey[]; message: string }[]): MessageFailure["errors"] {
  const issue = issues.find(({ path: [field] }) => field === "text");
  // Schemas carry codes as plain strings; each has a sentence.
  return { text: (issue?.message ?? "invalid-request") as ChatErrorCode };
}

type Returned = Pick<MessageFailure, "values" | "file">;

function refuse(returned: Returned, errors: MessageFailure["errors"]): TakenMessage {
  const [code = "invalid-request"] = Object.values(errors);
  const failure = { form: MESSAGE_FORM, ...returned, errors, problem: null };
  return { ok: false, failure, status: statusOf(code), headers: {} };
}

function refuseAll(returned: Returned, outcome: ChatFailure): TakenMessage {
  const { waitMinutes, headers } = waitTimeOf(outcome);
  const problem = { code: outcome.code, waitMinutes };
  const failure = { form: MESSAGE_FORM, ...returned, errors: {}, problem };
  return { ok: false, failure, status: statusOf(outcome.code), headers };
}
