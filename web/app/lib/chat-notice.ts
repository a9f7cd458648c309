import { delocalizePath } from "#app/i18n/path.ts";
import { withoutMark } from "./cookie-marks.ts";
import { CHAT_PATH } from "./paths.ts";

/** State of a conversation that goes on, for the frame of every page. */
export type ChatNotice = { unreadCount: number };

export const CHAT_UNREAD_PATH = "/support/chat/unread";

/** True for the page on which answers are read. */
export function isChatPage(pathname: string): boolean {
  return delocalizePath(withoutMark(pathname)) === CHAT_PATH;
}

const NEWS_EVENT = "wren-chat-news";

/** Tells the frame that the chat's page has news: an answer came or was read, the conversation began or ended. */
export function tellChatNews(): void {
  window.dispatchEvent(new Event(NEWS_EVENT));
}

/** @returns a function that stops it */
export function onChatNews(look: () => void): () => void {
  window.addEventListener(NEWS_EVENT, look);
  return () => window.removeEventListener(NEWS_EVENT, look);
}

/** Puts the number of waiting answers before a page's title. @param put the number that stands there already */
export function titleWithCount(title: string, count: number, put = 0): string {
  const own = put > 0 && title.startsWith(markOf(put)) ? title.slice(markOf(put).length) : title;
  return count > 0 ? markOf(count) + own : own;
}

function markOf(count: number): string {
  return `(${String(count)}) `;
}
