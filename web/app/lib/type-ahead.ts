import { useRef, type KeyboardEvent } from "react";

const TYPE_AHEAD_RESET_MS = 500;

/**
 * The option that the typed letters select. Repeating one letter walks through the options that begin with it; other
 * letters look for a label that begins with all of them.
 */
export function findTypedOption(labels: readonly string[], typed: string, current: number): number {
  const isRepeated = typed === typed.slice(0, 1).repeat(typed.length);
  const wanted = isRepeated ? typed.slice(0, 1) : typed;
  const start = isRepeated ? current + 1 : Math.max(0, current);
  const order = labels.map((_label, offset) => (start + offset) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(wanted)) ?? -1;
}

/**
 * Type-ahead for a native select with the spec's memory of 500 ms instead of the browsers' second. A space continues a
 * word ("united s"), and otherwise opens the list. Escape restores the previous choice.
 */
export function useTypeAhead() {
  const typed = useRef({ letters: "", at: 0 });
  const before = useRef<number | null>(null);

  function choose(select: HTMLSelectElement, index: number) {
    if (index === -1 || index === select.selectedIndex) return;
    select.selectedIndex = index;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return function onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    const select = event.currentTarget;
    if (event.key === "Escape" && before.current !== null) {
      typed.current.letters = "";
      choose(select, before.current);
      return;
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const isLate = event.timeStamp - typed.current.at > TYPE_AHEAD_RESET_MS;
    const word = isLate ? "" : typed.current.letters;
    if (word === "" && event.key === " ") return;
    event.preventDefault();
    const letters = word + event.key.toLowerCase();
    typed.current = { letters, at: event.timeStamp };

    if (before.current === null) {
      before.current = select.selectedIndex;
      select.addEventListener("blur", () => (before.current = null), { once: true });
    }
    const labels = [...select.options].map((option) => option.label);
    choose(select, findTypedOption(labels, letters, select.selectedIndex));
  };
}
