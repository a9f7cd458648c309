import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "#app/i18n/translations.tsx";
import { submitLanguageChoicesNatively } from "#app/lib/language-choice.ts";
import { isPlainClick, pathToFollow, rememberFollowed } from "#app/lib/link-target.ts";
import { fetchRouteRules, redirectTargetOf } from "#app/lib/manifest-rules.ts";
import { prefetchContentPage } from "#app/lib/payloads.ts";
import { lacksCode, PRELOAD_ERROR_EVENT } from "#app/lib/preload-error.ts";
import { showToast } from "#app/lib/toast-store.ts";

/** Follows the site's own links without a page load, where scripts run. */
export function LinkNavigation() {
  const navigate = useNavigate();
  const t = useTranslations("preferences");

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event)) return;
    const linked = pathToFollow(link, new URL(location.href));
    if (linked === null) return;
    event.preventDefault();
    const path = redirectTargetOf(linked) ?? linked;
    if (!path.startsWith("/")) {
      location.assign(path); // Leaves the site.
      return;
    }
    rememberFollowed(path);
    if (lacksCode(path)) {
      const isTaken = !window.dispatchEvent(new Event(PRELOAD_ERROR_EVENT, { cancelable: true }));
      if (!isTaken) location.assign(path);
      return;
    }
    // Like any link, the same address again adds no entry to the history.
    void navigate(path, { replace: link.href === location.href, preventScrollReset: keepsPlace(link) });
  });

  const tellSealed = useEffectEvent(() =>
    showToast({ id: "sealed", severity: "warn", summary: t("sealed"), lifeMs: null }),
  );

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("click", (event) => follow(event), { signal });
    document.addEventListener("pointerover", prefetch, { signal });
    document.addEventListener("focusin", prefetch, { signal });
    submitLanguageChoicesNatively(signal, () => tellSealed());
    return () => stop.abort();
  }, []);

  return null;
}

/** Fetches a page when its link is hovered or focused, so that it is there when the link is followed. */
function prefetch(event: Event): void {
  const link = linkOf(event);
  const path = link && pathToFollow(link, new URL(location.href));
  if (path !== null) fetchRouteRules();
  const pathname = path?.replace(/[?#].*/, "");
  if (pathname && pathname !== location.pathname) prefetchContentPage(pathname);
}

/** True for a link that selects something within the page, where the scroll position should stay. */
function keepsPlace(link: HTMLAnchorElement): boolean {
  return "keepPlace" in link.dataset;
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
}
