import { useEffect, useState } from "react";
import { shortcutOf, stepTo, type Shortcut } from "./shortcuts";

// Ids of the elements that shortcuts move the focus to.
export const QUEUE_ID = "desk-queue";
export const REPLY_ID = "desk-reply";
export const LINK_ID = "desk-link";
export const NOTE_ID = "desk-note";
export const CLOSE_ID = "desk-close";
export const TAKE_ID = "desk-take";
export const UNDO_ID = "desk-undo";
export const SNOOZE_ID = "desk-snooze";
export const URGENT_ID = "desk-urgent";
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
  if (shortcut === "find") document.querySelector<HTMLInputElement>("main input[name=search]")?.focus();
  if (shortcut === "note") inDetails(NOTE_ID, (field) => field.focus());
  if (shortcut === "urgent") inDetails(URGENT_ID, (button) => button.click());
  const id = CLICKED[shortcut];
  if (id) document.getElementById(id)?.click();
}

const CLICKED: Partial<Record<Shortcut, string>> = {
  link: LINK_ID,
  take: TAKE_ID,
  close: CLOSE_ID,
  undo: UNDO_ID,
  snooze: SNOOZE_ID,
};

/** On narrow screens the details are behind a button. */
function inDetails(id: string, use: (element: HTMLElement) => void): void {
  if (!document.getElementById(id)) document.getElementById(DETAILS_ID)?.click();
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    if (element) use(element);
  });
}

function step(direction: "next" | "previous"): void {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>(`#${QUEUE_ID} a`)];
  const focused = rows.findIndex((row) => row === document.activeElement);
  const from = focused < 0 ? rows.findIndex((row) => row.ariaCurrent) : focused;
  rows[stepTo(direction, { from, count: rows.length })]?.focus();
}
