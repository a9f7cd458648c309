import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** Key in session storage; the privacy page lists this name. */
const SCROLL_STORAGE_KEY = "wren-scroll";

/**
 * Scrolls to the top on a new page, to the target of a hash, and to the old position on back and forward. The router's
 * own `<ScrollRestoration>` also writes an inline script for full page loads, which the content policy is better off
 * without; there the browser restores the position itself, because the server sends whole pages.
 */
export function ScrollMemory() {
  useScrollRestoration({ storageKey: SCROLL_STORAGE_KEY });
  return null;
}
