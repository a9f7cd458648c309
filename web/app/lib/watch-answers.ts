import { CHAT_UNREAD_PATH, onChatNews, type ChatNotice } from "./chat-notice.ts";

/** Tabs tell each other what they have heard, so that many ask no more often than one. */
const CHANNEL = "wren-chat";
const LOOK_EVERY_MS = 20_000;
const BEAT_MS = LOOK_EVERY_MS / 4;

type Options = {
  report: (notice: ChatNotice | null) => void;
  /** True when something has happened since the page was drawn. */
  isNewer: boolean;
  signal: AbortSignal;
};

/**
 * Reports the notice whenever it may have changed. It asks at intervals: browsers allow six connections to a site, and a
 * stream for each open page would take them all. Loaded only where a conversation goes on.
 */
export function watchAnswers({ report, isNewer, signal }: Options): void {
  const others = new BroadcastChannel(CHANNEL);
  let heardAt = Date.now();

  function hear(notice: ChatNotice | null): void {
    heardAt = Date.now();
    report(notice);
  }

  async function look(): Promise<void> {
    heardAt = Date.now();
    const answer = await fetch(CHAT_UNREAD_PATH, { signal }).catch(() => null);
    if (!answer?.ok) return; // A later beat asks again.
    // Trusted without a schema: our own server answers the same build.
    const notice = (await answer.json().catch(() => undefined)) as ChatNotice | null | undefined;
    if (notice === undefined || signal.aborted) return;
    hear(notice);
    others.postMessage(notice);
  }

  const beat = setInterval(() => {
    if (Date.now() - heardAt >= LOOK_EVERY_MS) void look();
  }, BEAT_MS);
  const stopListening = onChatNews(() => void look());
  others.addEventListener("message", ({ data }: MessageEvent<ChatNotice | null>) => hear(data));
  signal.addEventListener("abort", () => {
    clearInterval(beat);
    stopListening();
    others.close();
  });
  if (isNewer) void look();
}
