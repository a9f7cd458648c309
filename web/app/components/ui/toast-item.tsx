import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { Toast } from "#app/lib/toast.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Icon } from "./icon.tsx";

/** Limit of browser timers: a longer one overflows and fires at once. */
const MAX_TIMER_MS = 2_147_483_647;

type Props = { toast: Toast; onClose: () => void };

/** One message. It closes by itself after its lifetime, but not while it is hovered or focused. */
export function ToastItem({ toast, onClose }: Props) {
  const t = useTranslations("toast");
  const isHydrated = useHydrated();
  // Screen readers announce only changes in a live region that already exists, so the region comes first and its words
  // later. A message that came with the page is read with the page.
  const [hasWords, setHasWords] = useState(!isHydrated);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHasWords(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const [isPaused, setIsPaused] = useState(false);
  const { severity, summary, detail, action, link, lifeMs, closable } = toast;

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closeByItself = useEffectEvent(onClose);
  useEffect(() => {
    if (lifeMs === null || isPaused) return;
    timer.current = setTimeout(closeByItself, Math.min(lifeMs, MAX_TIMER_MS));
    return () => clearTimeout(timer.current);
  }, [lifeMs, isPaused]);

  // Stops the timer within the event: before the next render it could remove what is being read.
  const pause = () => {
    clearTimeout(timer.current);
    setIsPaused(true);
  };

  return (
    <div
      role={severity === "error" ? "alert" : "status"}
      data-severity={severity}
      className="toast"
      onPointerEnter={pause}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={pause}
      onBlur={() => setIsPaused(false)}
    >
      <div hidden={!hasWords}>
        <p className="font-semibold">{summary}</p>
        {detail && <p className="mt-1 text-sm">{detail}</p>}
        {link && (
          <LocalizedLink to={link.to} className="toast-action">
            {link.label}
          </LocalizedLink>
        )}
        {action && (
          <button type="button" className="toast-action" onClick={action.run}>
            {action.label}
          </button>
        )}
      </div>
      {/* Without scripts nothing could close it; it is gone with the next page. */}
      {closable && isHydrated && (
        <button type="button" className="icon-button" aria-label={t("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
