import { useEffect, useState } from "react";
import { shortcutOf, stepTo, type Shortcut } from "./shortcuts";

// Ids of the elements that shortcuts move the focus to.
export const QUEUE_ID = "desk-queue";
export const REPLY_ID = "desk-reply";
export const LINK_ID = "desk-link";
export const NOTE_ID = "desk-note";
export const CLOSE_ID = "desk-close";
export const DETAILS_ID = "desk-details";

/** Handles keyboard shortcuts while the desk is open. */
export function useShortcuts() {
  const [isHelpOpen, setIsHelpOpen] = useState(false);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const shortcut = shortcutOf(event, placeOf(event.target));
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut === "help") setIsHelpOpen(true);
      else follow(shortcut);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  return { isHelpOpen, setIsHelpOpen };
}

/** Fields, dialogs and open lists handle their own keys. */
const OWN_KEYS =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox], [role=menu]";

function placeOf(target: EventTarget | null) {
  const element = target instanceof Element ? target : null;
  return { isTyping: !!element?.closest(OWN_KEYS), isInQueue: !!element?.closest(`#${QUEUE_ID}`) };
}

function follow(shortcut: Exclude<Shortcut, "help">): void {
  if (shortcut === "next" || shortcut === "previous") step(shortcut);
  if (shortcut === "reply") document.getElementById(REPLY_ID)?.focus();
  if (shortcut === "link") document.getElementById(LINK_ID)?.click();
  if (shortcut === "close") document.getElementById(CLOSE_ID)?.click();
  if (shortcut === "note") {
    // On narrow screens the details are behind a button.
    if (!document.getElementById(NOTE_ID)) document.getElementById(DETAILS_ID)?.click();
    requestAnimationFrame(() => document.getElementById(NOTE_ID)?.focus());
  }
}

function step(direction: "next" | "previous"): void {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>(`#${QUEUE_ID} a`)];
  const focused = rows.findIndex((row) => row === document.activeElement);
  const from = focused < 0 ? rows.findIndex((row) => row.ariaCurrent) : focused;
  rows[stepTo(direction, { from, count: rows.length })]?.focus();
}
