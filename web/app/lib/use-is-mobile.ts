import { useSyncExternalStore } from "react";

/** The spec's breakpoint; `--breakpoint-md` in styles/tokens.css is the same. */
const MOBILE_MAX_WIDTH_PX = 768;
const REFRESH_AFTER_RESIZE_MS = 50;

/** True when the window is as narrow as a phone's, updated 50 ms after a resize. The layout itself is CSS. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribeToResize, isNarrowWindow, () => false);
}

export function isNarrowWindow(): boolean {
  return window.innerWidth <= MOBILE_MAX_WIDTH_PX;
}

function subscribeToResize(refresh: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, REFRESH_AFTER_RESIZE_MS);
  };
  window.addEventListener("resize", onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("resize", onResize);
  };
}
