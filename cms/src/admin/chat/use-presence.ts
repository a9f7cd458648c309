import { getFetchClient } from "@strapi/strapi/admin";
import { useEffect, useSyncExternalStore } from "react";
import { deskFetch } from "./desk-fetch";
import { CLOCK_MS, createPresence } from "./presence";
import { useToken } from "./use-token";

/** Kept per tab: a reload goes on as before, and another tab has its own switch. */
const WANTED_ITEM = "wren-desk-online";

// Lives in the module because presence and its timer outlive the desk's page.
const presence = createPresence(
  (isOnline) => getFetchClient().post("/desk/chat/presence", { isOnline }),
  sessionStorage.getItem(WANTED_ITEM) === "yes",
);
setInterval(presence.beat, CLOCK_MS);

/** Position of the switch, for pages that do not show it. */
export function useIsAtDesk(): boolean {
  return useSyncExternalStore(presence.listen, () => presence.get().isWanted);
}

/** Presence of the signed-in agent, and the switch for it. */
export function usePresence() {
  const token = useToken();
  const state = useSyncExternalStore(presence.listen, presence.get);

  useEffect(() => {
    presence.arrive();
    presence.beat();
    return presence.leave;
  }, []);

  useEffect(() => {
    sessionStorage.setItem(WANTED_ITEM, state.isWanted ? "yes" : "no");
    if (!state.isWanted) return;
    const sayGoodbye = () => {
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ isOnline: false });
      void deskFetch("chat/presence", { method: "POST", headers, body, keepalive: true }, token.current).catch(
        () => null,
      );
    };
    window.addEventListener("pagehide", sayGoodbye);
    return () => window.removeEventListener("pagehide", sayGoodbye);
  }, [state.isWanted, token]);

  return { ...state, wish: presence.wish, beat: presence.beat };
}
