import { deskQueueSchema } from "@wren/domain";
import { useDeskEvents } from "./use-desk-events";
import { useLiveAnswer } from "./use-live-answer";
import { useNotifications } from "./use-notifications";
import type { Place } from "./use-place";
import { usePresence } from "./use-presence";
import { useReloadAfterTyping } from "./use-reload-after-typing";
import { useSound } from "./use-sound";

const QUEUE_PAUSE_MS = 1_000;
/** A search reads what was written, which is more work. */
const SEARCH_PAUSE_MS = 5_000;

/** The parts that every support page shares: presence, sounds, and a queue that stays fresh. */
export function useDesk(place: Place, onNews?: (key: string | null) => void) {
  const { view, search, label, openKey } = place;
  const asked = new URLSearchParams({ view, search, ...(label && { label: String(label) }) }).toString();
  const pauseMs = search ? SEARCH_PAUSE_MS : QUEUE_PAUSE_MS;
  const queue = useLiveAnswer({ path: `queue?${asked}`, schema: deskQueueSchema, pauseMs });
  const isTyping = queue.answer?.entries.some((entry) => entry.type === "chat" && entry.isVisitorTyping);
  useReloadAfterTyping(isTyping ? queue.answer : null, queue.reload);
  const presence = usePresence();
  const sound = useSound({ view: asked, queue: queue.answer, openKey });
  const notifications = useNotifications({ view: asked, place, queue: queue.answer });
  const stream = useDeskEvents({
    onNews(key) {
      queue.reload();
      onNews?.(key);
    },
    onSign: presence.beat,
  });
  return { queue, presence, sound, notifications, stream };
}
