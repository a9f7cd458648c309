import { useEffect, useEffectEvent, useRef } from "react";
import { createPath, useNavigate, useNavigation } from "react-router";
import { useTranslations } from "#app/i18n/translations.tsx";
import { waitForRetry } from "#app/lib/broken-line.ts";
import { followedPath } from "#app/lib/link-target.ts";
import { fetchLatestBuildId, watchForNewVersion } from "#app/lib/new-version.ts";
import {
  hasUnsentInput,
  mayReload,
  PRELOAD_ERROR_EVENT,
  rememberMissingCode,
  rememberReload,
} from "#app/lib/preload-error.ts";
import { showToast } from "#app/lib/toast-store.ts";

/** Offers a newer build of the site, and reloads a page when a part of its code is missing. */
export function SiteUpdates() {
  const t = useTranslations("update");
  const navigate = useNavigate();
  const { location: target, formData } = useNavigation();
  /** The recovery in progress; it ends when the visitor navigates elsewhere. */
  const recovery = useRef<{ wanted: string; stop: AbortController }>(null);

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

  const loadAnew = useEffectEvent(async (wanted: string, signal: AbortSignal) => {
    const isReachable = async () => (await fetchLatestBuildId(Date.now())) !== null;
    let wasBroken = false;
    while (!(await isReachable())) {
      wasBroken = true;
      await waitForRetry({ isForm: false, signal });
    }
    // Typed text is worth more than the new page, so its author decides when to reload.
    if (!wasBroken && hasUnsentInput()) {
      offer("warn");
      void navigate(here(), { replace: true, preventScrollReset: true }); // Stays here and ends the recovery.
      return;
    }
    rememberReload(Date.now());
    location.assign(wanted);
  });

  const recover = useEffectEvent((event: Event) => {
    const isHopeless = navigator.onLine && !hasUnsentInput() && !mayReload(Date.now());
    if (isHopeless) return;
    event.preventDefault();
    // Several parts of a page may be missing; one recovery is enough.
    if (recovery.current) return;
    const stop = new AbortController();
    // The form of a failed submission is still on the current page.
    const wanted = formData ? here() : (followedPath() ?? here());
    recovery.current = { wanted, stop };
    if (!formData) rememberMissingCode(wanted);
    // Rejects when the visitor navigates elsewhere meanwhile.
    loadAnew(wanted, stop.signal).catch(() => undefined);
  });

  const stopIfElsewhere = useEffectEvent(() => {
    const isOnTheWay = target && (formData ?? createPath(target) === recovery.current?.wanted);
    if (isOnTheWay) return;
    recovery.current?.stop.abort();
    recovery.current = null;
  });
  useEffect(() => stopIfElsewhere(), [target]);

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

function here(): string {
  return location.pathname + location.search + location.hash;
}
