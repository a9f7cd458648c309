import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to the heading of a page that came without a page load: screen readers read it out, and the keyboard
 * continues there instead of at a link that is gone.
 */
export function FocusNewPage() {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading || hash) return; // A link with a hash moves the focus itself.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
