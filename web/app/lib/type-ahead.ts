import { useRef, type KeyboardEvent } from "react";

const TYPE_AHEAD_RESET_MS = 500;

/**
 * The option that typed letters mean. The same letter again and again walks through the options that begin
 * with it; other letters look for a label that begins with all of them.
 */
export function findTyped(labels: readonly string[], typed: string, current: number): number {
  const isRepeated = typed === typed.slice(0, 1).repeat(typed.length);
  const wanted = isRepeated ? typed.slice(0, 1) : typed;
  const start = isRepeated ? current + 1 : Math.max(0, current);
  const order = labels.map((_label, offset) => (start + offset) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(wanted)) ?? -1;
}

/** Type-ahead for a native select with the spec's memory of 500 ms; browsers keep letters for a second. */
export function useTypeAhead() {
  const typed = useRef({ letters: "", at: 0 });

  return function onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const isLate = event.timeStamp - typed.current.at > TYPE_AHEAD_RESET_MS;
    const letters = (isLate ? "" : typed.current.letters) + event.key.toLowerCase();
    typed.current = { letters, at: event.timeStamp };

    const select = event.currentTarget;
    const labels = [...select.options].map((option) => option.label);
    const index = findTyped(labels, letters, select.selectedIndex);
    if (index === -1 || index === select.selectedIndex) return;
    select.selectedIndex = index;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
