import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "#app/i18n/translations.tsx";
import { followedPath } from "#app/lib/link-target.ts";
import { watchForNewVersion } from "#app/lib/new-version.ts";
import { hasUnsentInput, mayReload, PRELOAD_ERROR_EVENT } from "#app/lib/preload-error.ts";
import { showToast } from "#app/lib/toast-store.ts";

/** Offers a newer build of the site, and loads a page anew when a part of its code is gone. */
export function SiteUpdates() {
  const t = useTranslations("update");
  const navigate = useNavigate();

  const offer = useEffectEvent((severity: "info" | "warn") =>
    showToast({
      id: "update",
      severity,
      summary: t("available"),
      detail: t("reloadHint"),
      lifeMs: null,
      action: { label: t("reload"), run: () => location.reload() },
    }),
  );

  const recover = useEffectEvent((event: Event) => {
    // What was typed is worth more than the new page: its author decides when to load it.
    if (hasUnsentInput()) {
      event.preventDefault();
      offer("warn");
      const here = location.pathname + location.search + location.hash;
      void navigate(here, { replace: true, preventScrollReset: true }); // Stays here, and ends the waiting.
      return;
    }
    if (!mayReload(Date.now())) return;
    event.preventDefault();
    location.assign(followedPath() ?? location.href);
  });

  useEffect(() => {
    const stopWatching = watchForNewVersion(() => offer("info"));
    const stop = new AbortController();
    window.addEventListener(PRELOAD_ERROR_EVENT, (event) => recover(event), { signal: stop.signal });
    return () => {
      stopWatching();
      stop.abort();
    };
  }, []);

  return null;
}
