import { CHAT_MESSAGE_MAX_LENGTH, CONTACT_FILE_MAX_BYTES } from "@wren/domain";
import type { ChatErrorCode } from "./chat-errors.ts";
import { useChatTexts } from "./texts.ts";

/** The chat has the same limit as the contact form. */
export const CHAT_FILE_MAX_BYTES = CONTACT_FILE_MAX_BYTES;

const LIMITS = { max: CHAT_MESSAGE_MAX_LENGTH, megabytes: CHAT_FILE_MAX_BYTES / 1024 / 1024 };

export function useErrorSentence() {
  const t = useChatTexts();
  return (code: ChatErrorCode, minutes = 0) => t(`errors.${code}`, { ...LIMITS, minutes, field: t("composer.label") });
}
