import type { ChatMessage } from "@wren/domain";
import { useEffect, useSyncExternalStore } from "react";
import { chime } from "./chime.ts";
import { followSoundChoice, isSoundOn, turnSound } from "./sound-choice.ts";
import { useChatTexts } from "./texts.ts";

/** @param arrived the newest message of the staff that came while the page was open */
export function SoundSwitch({ arrived }: { arrived: ChatMessage | null }) {
  const t = useChatTexts();
  const isOn = useSyncExternalStore(followSoundChoice, isSoundOn, () => false);
  useEffect(() => {
    if (arrived?.kind === "text" && document.visibilityState === "hidden" && isSoundOn()) chime();
  }, [arrived]);
  return (
    <label className="chat-sound script-only">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          turnSound(checked);
          if (checked) chime();
        }}
      />
      <span>{t("sound")}</span>
    </label>
  );
}
