import { useSyncExternalStore } from "react";

/** Whether this tab is the one that somebody looks at. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(listen, () => document.visibilityState === "visible");
}

function listen(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
