import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { isPlainClick, pathToFollow } from "#app/lib/link-target.ts";

/** Follows the site's own links without a page load, where scripts run. */
export function LinkNavigation() {
  const navigate = useNavigate();

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || !isPlainClick(event)) return;
    const path = pathToFollow(link, new URL(location.href));
    if (path === null) return;
    event.preventDefault();
    // The same address again is no new step for "back", as with any link.
    void navigate(path, { replace: link.href === location.href });
  });

  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener("click", (event) => follow(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return null;
}
