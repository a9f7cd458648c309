const ITEM = "wren-chat-sound";

/** True when the visitor wants to hear that an answer has come. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(ITEM) === "on";
  } catch {
    return false;
  }
}

export function turnSound(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(ITEM, "on");
    else localStorage.removeItem(ITEM);
  } catch {
    // Storage is blocked: the sound stays off, and its switch says so.
  }
  // Storage events reach only other tabs, so this tab sends itself one.
  window.dispatchEvent(new StorageEvent("storage", { key: ITEM }));
}

/** Follows the choice made here or in another tab. */
export function followSoundChoice(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === ITEM || key === null) onChange();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
