import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** In session storage; the privacy page lists it under this name. */
const SCROLL_STORAGE_KEY = "wren-scroll";

/**
 * To the top on a new page, to the target of a hash, and back to the old place on back and forward.
 * The router's own `<ScrollRestoration>` also writes an inline script for full page loads; the browser
 * restores those itself, because the server sends whole pages, and the content policy is better off without.
 */
export function ScrollMemory() {
  useScrollRestoration({ storageKey: SCROLL_STORAGE_KEY });
  return null;
}
