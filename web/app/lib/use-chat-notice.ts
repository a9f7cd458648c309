import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { onChatNews, type ChatNotice } from "./chat-notice.ts";

type Options = {
  /** The notice that came with the page. */
  given: ChatNotice | null;
  /** True on the chat's page, where somebody who looks reads the answers. */
  isInChat: boolean;
  /** Called when answers have come while somebody looks at another page. */
  onAnswer: () => void;
};

/** The notice about somebody's conversation, kept up to date by scripts while the conversation goes on. */
export function useChatNotice({ given, isInChat, onAnswer }: Options): ChatNotice | null {
  const [known, setKnown] = useState(() => asGiven(given));
  // A form has loaded the frame's data anew.
  if (known.given !== given) setKnown(asGiven(given));
  const { notice, hasNews } = known;
  const isWatched = notice !== null || hasNews;
  const isVisible = useSyncExternalStore(followVisibility, isPageVisible, () => true);

  const hear = useEffectEvent((next: ChatNotice | null) => {
    const isMore = (next?.unreadCount ?? 0) > (notice?.unreadCount ?? 0);
    if (isMore && isVisible && !isInChat) onAnswer();
    setKnown({ ...known, notice: next });
  });
  const watch = useEffectEvent(async (signal: AbortSignal) => {
    const { watchAnswers } = await import("./watch-answers.ts");
    if (!signal.aborted) watchAnswers({ report: (next) => hear(next), isNewer: hasNews, signal });
  });
  const noteNews = useEffectEvent(() => setKnown({ ...known, hasNews: true }));

  useEffect(() => {
    // A conversation begins on the chat's page, after the frame was drawn.
    if (!isWatched) return onChatNews(() => noteNews());
    const stop = new AbortController();
    // Without it, the page stays as it was loaded.
    watch(stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [isWatched]);

  return notice && isInChat && isVisible ? { unreadCount: 0 } : notice;
}

function asGiven(given: ChatNotice | null) {
  return { given, notice: given, hasNews: false };
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

function isPageVisible(): boolean {
  return document.visibilityState === "visible";
}
