import { PRESENCE_BEAT_MS } from "@wren/domain";

export type Presence = {
  /** Position of the switch. */
  isWanted: boolean;
  /** True when the server has confirmed it. */
  isHeard: boolean;
};

/** Shorter than a heartbeat, so that a lost one is repeated soon. */
export const CLOCK_MS = PRESENCE_BEAT_MS / 4;

/** Looking something up on another page of the admin does not count as leaving. */
const AWAY_MS = 120_000;

/**
 * Sends heartbeats for an agent at the desk, for as long as the switch is on and the tab lives.
 * @param tell sends the state to the server; rejects when that fails
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

  /** Called often: by a timer, which browsers slow down in hidden tabs, and by every event from the server. */
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
    /** The desk's page was opened. */
    arrive: () => clearTimeout(away),
    leave: () => {
      away = setTimeout(() => {
        if (state.isWanted) wish(false);
      }, AWAY_MS);
    },
  };
}
