// Not among the paths that every page may need: only the chat knows these. Where no language stands, the answer
// is the same in both.
/** Tells of messages as they come. */
export const CHAT_EVENTS_PATH = "/support/chat/events";
/** The same for those who must ask. */
export const CHAT_NEWS_PATH = "/support/chat/news";
export const CHAT_MESSAGES_PATH = "/support/chat/messages";
export const CHAT_SEEN_PATH = "/support/chat/seen";
/** The conversation alone, for a frame that loads itself again. */
export const CHAT_THREAD_PATH = "/support/chat/thread";

export function chatFilePath(id: number): string {
  return `/support/chat/files/${String(id)}`;
}
