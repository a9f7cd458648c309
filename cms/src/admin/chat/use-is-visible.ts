import { useSyncExternalStore } from "react";

/** True while this tab is the visible one. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState === "visible");
}

function listen(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
