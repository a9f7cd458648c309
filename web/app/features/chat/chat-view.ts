import type { ChatUpload, ChatView } from "@wren/domain";
import type { FormFailure } from "#app/lib/form-failure.ts";
import type { ChatErrorCode } from "./chat-errors.ts";

export type ChatRoomView = {
  view: ChatView;
  /** Phrase of the support number, until the visitor has noted it. */
  phrase: string | null;
  /** Support hours in the visitor's language. */
  supportHours: string | null;
  /** Number of an order that this browser placed and that the conversation does not mention yet. */
  offeredOrder: string | null;
  /** Origins under which the site is seen. Addresses below them are links. */
  ownOrigins: string[];
  /** Idempotency key of the next message, for forms sent without scripts. */
  key: string;
};

/** A refused message: its errors, its text and its uploaded file. */
export type MessageFailure = FormFailure<ChatErrorCode> & { file: ChatUpload | null };

/** Reason for which a transcript was not sent. */
export type TranscriptProblem = { code: "too-many-tries" | "service-unavailable"; waitMinutes: number };

/** A file as the visitor chose it, or one that the server kept of a message not yet sent. */
export type MessageFile = File | ChatUpload;

export const MESSAGE_FORM = "message";

/** Field with the file that the server kept. */
export const KEPT_FILE_FIELD = "keptFile";
