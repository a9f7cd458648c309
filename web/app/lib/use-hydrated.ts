import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** False on the server and while hydrating, true from then on: for controls that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
