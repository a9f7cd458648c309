import type { ChatUpload, ChatView } from "@wren/domain";
import type { FormFailure } from "#app/lib/form-failure.ts";
import type { ChatErrorCode } from "./chat-errors.ts";

/** What the chat's page shows to somebody who is signed in. */
export type ChatRoomView = {
  view: ChatView;
  /** When support is there, in the visitor's language. */
  supportHours: string | null;
  /** The number of an order that this browser placed and that the conversation is not about yet. */
  offeredOrder: string | null;
  /** Names the next message, where no script does. */
  key: string;
};

/** A message that was refused: what is wrong, what was typed, and the file that is kept. */
export type MessageFailure = FormFailure<ChatErrorCode> & { file: ChatUpload | null };

export const MESSAGE_FORM = "message";
