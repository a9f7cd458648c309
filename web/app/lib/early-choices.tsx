import { useEffect, type ReactNode } from "react";

/**
 * Remembers choices made in lists before hydration, because React resets them and no handler has heard of them.
 * @returns a function that repeats the choices after hydration
 */
export function rememberEarlyChoices(): () => void {
  const choices = new Map<HTMLSelectElement, string>();
  for (const select of document.querySelectorAll("select")) if (isChanged(select)) choices.set(select, select.value);
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) choices.set(target, target.value);
  };
  document.addEventListener("change", remember, true);

  return () => {
    document.removeEventListener("change", remember, true);
    for (const [select, value] of choices) select.value = value;
    for (const select of choices.keys()) select.dispatchEvent(new Event("change", { bubbles: true }));
    choices.clear();
  };
}

/** True when a list differs from the server's choice; without one that is the first entry. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const marked = [...options].findLastIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(marked, 0);
}

/** Wraps the page instead of standing beside it, so that server and browser generate the same ids. */
export function EarlyChoices({ chooseAgain, children }: { chooseAgain: () => void; children: ReactNode }) {
  // Runs when the whole page is hydrated.
  useEffect(() => {
    // Within an effect React would not render between two choices.
    const timer = setTimeout(chooseAgain);
    return () => clearTimeout(timer);
  }, [chooseAgain]);
  return children;
}
