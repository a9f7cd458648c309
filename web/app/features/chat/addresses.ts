// Only the chat knows these paths. Those without a language answer the same in both.
/** The event stream of new messages. */
export const CHAT_EVENTS_PATH = "/support/chat/events";
/** The same for polling. */
export const CHAT_NEWS_PATH = "/support/chat/news";
export const CHAT_MESSAGES_PATH = "/support/chat/messages";
export const CHAT_SEEN_PATH = "/support/chat/seen";
/** The conversation alone, for a frame that reloads itself. */
export const CHAT_THREAD_PATH = "/support/chat/thread";

export function chatFilePath(id: number): string {
  return `/support/chat/files/${String(id)}`;
}
