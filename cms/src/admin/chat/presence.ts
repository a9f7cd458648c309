import { PRESENCE_BEAT_MS } from "@wren/domain";

export type Presence = {
  /** What the switch says. */
  isWanted: boolean;
  /** Whether the server has heard it. */
  isHeard: boolean;
};

/** Several times in the time of a beat: what was not heard is said again soon. */
export const CLOCK_MS = PRESENCE_BEAT_MS / 4;

/** Looking something up on another page of the admin is not going away. */
const AWAY_MS = 120_000;

/**
 * Says again and again that somebody is at the desk, for as long as they want it and the tab lives.
 * @param tell the server; fails when it does not hear
 */
export function createPresence(tell: (isOnline: boolean) => Promise<unknown>, wasWanted: boolean) {
  let state: Presence = { isWanted: wasWanted, isHeard: false };
  let toldAtMs = -Infinity;
  let away: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<Presence>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function say(isOnline: boolean) {
    toldAtMs = Date.now();
    try {
      await tell(isOnline);
      if (state.isWanted === isOnline) change({ isHeard: isOnline });
    } catch {
      change({ isHeard: false });
    }
  }

  function wish(isWanted: boolean) {
    change({ isWanted });
    void say(isWanted);
  }

  /** Called often: by a clock, which browsers slow down in hidden tabs, and by whatever comes from the server. */
  function beat() {
    const pauseMs = state.isHeard ? PRESENCE_BEAT_MS - CLOCK_MS / 2 : CLOCK_MS / 2;
    if (state.isWanted && Date.now() - toldAtMs >= pauseMs) void say(true);
  }

  return {
    get: () => state,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    wish,
    beat,
    /** The desk is in sight. */
    arrive: () => clearTimeout(away),
    leave: () => {
      away = setTimeout(() => {
        if (state.isWanted) wish(false);
      }, AWAY_MS);
    },
  };
}
