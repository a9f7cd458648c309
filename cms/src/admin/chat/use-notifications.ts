import type { DeskQueue, QueueEntry } from "@wren/domain";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../desk/use-texts";
import { idOf, newWordsIn, type Heard } from "./new-words";
import { addressOf, type Place } from "./use-place";
import { useIsVisible } from "./use-is-visible";

const ITEM = "wren-desk-notifications";
/** Replaces one another where it is not known who has written. */
const ANYBODY = "waiting";

export type NotificationSetting = "on" | "off" | "blocked" | "missing";

type Options = { view: string; place: Place; queue: DeskQueue | null };

/**
 * Shows a notification of the desktop when a visitor has written while the desk's tab is hidden. Neither words nor
 * address stand in it: others may see the screen.
 */
export function useNotifications({ view, place, queue }: Options) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [setting, setSetting] = useState(readSetting);
  const isVisible = useIsVisible();
  const heard = useRef<Heard | null>(null);

  useEffect(() => {
    if (!queue || heard.current?.queue === queue) return;
    const [before, now] = [heard.current, { view, queue }];
    heard.current = now;
    if (setting === "on" && before && !isVisible) for (const entry of newWordsIn(before, now)) show(entry, queue);
  });

  function show(entry: QueueEntry | null, { counts }: DeskQueue): void {
    const isRequest = entry?.type === "request";
    const body = isRequest
      ? t("chat.request", { reference: entry.reference })
      : t("chat.notify.body", { count: counts.waiting });
    const address = isRequest
      ? `/requests/${entry.reference}`
      : addressOf({ ...place, openKey: entry?.key ?? place.openKey });
    try {
      const notification = new Notification(t("chat.notify.title"), { body, tag: entry ? idOf(entry) : ANYBODY });
      notification.onclick = () => {
        window.focus();
        navigate(address);
        notification.close();
      };
    } catch {
      // Browsers of phones have the interface and refuse its use.
      setSetting("missing");
    }
  }

  /** Called by a click: browsers ask for permission only then. */
  async function turn(isWanted: boolean): Promise<void> {
    localStorage.setItem(ITEM, isWanted ? "on" : "off");
    if (isWanted && Notification.permission === "default") await Notification.requestPermission();
    setSetting(readSetting());
  }

  return { setting, turn };
}

function readSetting(): NotificationSetting {
  if (!("Notification" in window)) return "missing";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && localStorage.getItem(ITEM) === "on" ? "on" : "off";
}
