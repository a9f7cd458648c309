import type { DeskQueue } from "@wren/domain";
import { useEffect, useRef, useState } from "react";
import { chime } from "./chime";
import { hasNewWords, type Heard } from "./new-words";
import { useIsVisible } from "./use-is-visible";

const SOUND_ITEM = "wren-desk-sound";

type Options = { view: string; queue: DeskQueue | null; openKey: string | null };

/** Plays a short sound for a new message in a conversation that is not on the screen. */
export function useSound({ view, queue, openKey }: Options) {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(SOUND_ITEM) !== "off");
  const isVisible = useIsVisible();
  const heard = useRef<Heard | null>(null);

  useEffect(() => {
    if (!queue || heard.current?.queue === queue) return;
    const [before, now] = [heard.current, { view, queue }];
    heard.current = now;
    if (isOn && before && hasNewWords(before, now, isVisible ? openKey : null)) chime();
  }, [queue, view, openKey, isOn, isVisible]);

  function turn(isWanted: boolean) {
    localStorage.setItem(SOUND_ITEM, isWanted ? "on" : "off");
    setIsOn(isWanted);
    if (isWanted) chime();
  }

  return { isOn, turn };
}
